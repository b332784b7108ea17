import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newsData, refusalOf } from '../../harness/content/entry-data.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { actAs, openTestServices, TEST_EDITOR, type TestServices } from '../../harness/services.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { deleteEntry } from '../content/acts/delete-entry.ts';
import { publishDue } from '../content/acts/due/publish-due.ts';
import { restoreEntry } from '../content/acts/restore-entry.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { unpublishEntry } from '../content/acts/unpublish-entry.ts';
import { emptyData } from '../content/model/content-type.ts';
import { news } from '../content-types/news.ts';
import { office } from '../content-types/office.ts';
import { describePersonalData } from './describe-personal-data.ts';

const acting = actAs(TEST_EDITOR);
const because = { ...acting, reason: 'Ο αριθμός είναι του γραφείου.' };
const TAX_NUMBER = '123456783';
const withText = (text: string) => ({
  ...newsData('Κλήρωση', '2026-03-01'),
  content: { el: `<p>${text}</p>`, en: '' },
});

describe.each(TEST_DATABASES)('numbers that identify a person, on $name', ({ open }) => {
  let opened: TestServices;
  beforeEach(async () => {
    opened = await openTestServices(await open());
  });
  afterEach(() => opened.close());

  const create = (text: string, by = acting, more = {}) =>
    createEntry(opened.services.db, news, { data: withText(text), ...more }, by);
  const save = (id: string, text: string, by = acting, more = {}) =>
    saveEntry(opened.services.db, news, id, { data: withText(text), ...more }, by);
  const reasons = () =>
    opened.services.db
      .selectFrom('audit')
      .where('action', '=', 'personal-data-published')
      .select(['subject_id', 'user_email', 'note'])
      .execute();
  const entries = () => opened.services.db.selectFrom('entries').select('id').execute();

  test('are not published without a reason, and nothing is stored', async () => {
    const refusal = await refusalOf(create(`ΑΦΜ ${TAX_NUMBER}`));
    expect(refusal.code).toBe('invalid');
    expect(refusal.details).toEqual({ personalData: ['content.el'] });
    expect(refusal.fields['content.el']?.en).toBe(
      'This looks like a tax number (ΑΦΜ) (12•••••83). Remove it if it belongs to a person.',
    );
    expect(await entries()).toEqual([]);
    const refusedPlan = create(`ΑΦΜ ${TAX_NUMBER}`, acting, {
      publish: false,
      publishAt: '2026-03-05T08:00:00Z',
    });
    expect((await refusalOf(refusedPlan)).code).toBe('invalid');
    for (const reason of ['', 'ναι', '        ok      ']) {
      const refused = create(`ΑΦΜ ${TAX_NUMBER}`, { ...acting, reason });
      expect((await refusalOf(refused)).code).toBe('invalid');
    }
    expect(await reasons()).toEqual([]);
  });

  test('are kept in a draft', async () => {
    const { id } = await create(`ΑΦΜ ${TAX_NUMBER}`, acting, { publish: false });
    expect((await refusalOf(save(id, `ΑΦΜ ${TAX_NUMBER}`))).code).toBe('invalid');
    expect((await save(id, 'Κείμενο')).state).toBe('published');
  });

  test('are published for a reason, which the audit log keeps once', async () => {
    const { id } = await create(`ΑΦΜ ${TAX_NUMBER}`, because);
    const kept = { subject_id: id, user_email: TEST_EDITOR.email, note: because.reason };
    expect(await reasons()).toEqual([kept]);
    // The same number, written otherwise and elsewhere in the text.
    await save(id, `Κείμενο. ΑΦΜ 123 456 783`);
    expect(await reasons()).toEqual([kept]);
    const both = `ΑΦΜ ${TAX_NUMBER}, κιν. 6971234567`;
    expect((await refusalOf(save(id, both))).code).toBe('invalid');
    await save(id, both, because);
    await save(id, `${both}.`);
    expect(await reasons()).toEqual([kept, kept]);
  });

  test('are no telephone of an office: its field is there to be published', async () => {
    const name = { el: 'ΚΕΠ', en: 'Citizen service' };
    const data = { ...emptyData(office.fields), name, address: name, phone: '6971234567' };
    const { phone } = (await createEntry(opened.services.db, office, { data }, acting)).data;
    expect(phone).toBe('6971234567');
  });

  test('need no second reason when a plan is saved or carried out, or what was deleted comes back', async () => {
    const { db } = opened.services;
    const plan = { publish: false, publishAt: '2026-03-05T08:00:00Z' };
    const { id } = await create(`ΑΦΜ ${TAX_NUMBER}`, because, plan);
    // What is planned is saved again as it waits.
    await save(id, `Κείμενο. ΑΦΜ ${TAX_NUMBER}`, acting, { publish: false });
    const done = await publishDue(db, new Date('2026-03-05T08:00:00Z'));
    expect(done).toMatchObject({ done: 1, failures: [] });
    await deleteEntry(db, news, id, acting);
    expect((await restoreEntry(db, news, id, acting)).id).toBe(id);
    await unpublishEntry(db, news, id, acting);
    expect(await reasons()).toHaveLength(1);
  });
});

test('are named in English with the article that their name has', () => {
  const said = (kind: 'iban' | 'identity-card' | 'mobile') =>
    describePersonalData({ kind, words: '1234567890', at: 0 }).en;
  expect(said('iban')).toContain('looks like an IBAN (12');
  expect(said('identity-card')).toContain('looks like an identity card number (12');
  expect(said('mobile')).toContain('looks like a mobile phone number (12');
});
