import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeSettings } from '../../harness/content/emblem.ts';
import { refusalOf } from '../../harness/content/entry-data.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { fillWithNeeded } from '../../harness/databases/kept-stages.ts';
import { actAs, openTestServices, TEST_ADMIN, type TestServices } from '../../harness/services.ts';
import { deleteEntry } from '../content/acts/delete-entry.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { getForStaff } from '../content/reading/staff-entries.ts';
import { mayor } from '../content-types/mayor.ts';
import { page } from '../content-types/page.ts';
import { beginLegalPage } from './begin-legal-page.ts';
import { readLaunchSteps } from './launch-steps.ts';

const acting = actAs(TEST_ADMIN);
const KEPT = { messages: 90, backups: 30 };

describe.each(TEST_DATABASES)('a site that begins without content, on $name', ({ open }) => {
  let opened: TestServices;
  beforeEach(async () => {
    const connection = await open();
    await fillWithNeeded(connection.db);
    opened = await openTestServices(connection);
  });
  afterEach(() => opened.close());

  const waiting = async () =>
    (await readLaunchSteps(opened.services.db)).filter(({ isDone }) => !isDone).map(({ id }) => id);

  /** The settings as somebody fills them in, with a name that is no HTML. */
  const fillIn = () =>
    changeSettings(opened.services, {
      name: { el: 'Δήμος Νήσου <em>Ακτής</em>', en: 'Municipality of Nisos & Akti' },
      street: { el: 'Ακτή 5', en: '5 Akti' },
      postalCode: '84100',
      city: { el: 'Νήσος', en: 'Nisos' },
      email: 'town@example.org',
      phones: [
        { label: { el: 'Κέντρο', en: 'Switchboard' }, number: '+30 22810 00000' },
        { label: { el: 'Ύδρευση', en: 'Water' }, number: '+30 22810 00001' },
      ],
    });

  test('has five steps before it; a step ends with what staff fill in and publish', async () => {
    expect(await waiting()).toEqual(['settings', 'mayor', 'accessibility', 'privacy', 'terms']);
    await fillIn();
    expect(await waiting()).toEqual(['mayor', 'accessibility', 'privacy', 'terms']);
    await beginLegalPage(opened.services.db, 'terms', KEPT, acting);
    expect(await waiting()).toContain('terms');
    const { db } = opened.services;
    const begun = (await readLaunchSteps(db)).find(({ id }) => id === 'terms');
    const draft = await getForStaff(db, page, begun?.entryId ?? '');
    await saveEntry(db, page, draft.id, { data: draft.data, version: draft.version }, acting);
    expect(await waiting()).toEqual(['mayor', 'accessibility', 'privacy']);
    // A draft that is in the bin is none to go on with.
    const { id } = await beginLegalPage(db, 'privacy', KEPT, acting);
    await deleteEntry(db, page, id, acting);
    const steps = await readLaunchSteps(db);
    expect(steps.find((step) => step.id === 'privacy')?.entryId).toBeNull();
  });

  test('has no legal page before its settings are filled in, and none twice', async () => {
    const { db } = opened.services;
    const office = await getForStaff(db, mayor, mayor.name);
    const data = {
      ...office.data,
      name: { el: 'Άννα Παππά', en: 'Anna Pappa' },
      title: { el: 'Δήμαρχος', en: 'Mayor' },
      message: { el: '<p>Καλώς ήρθατε.</p>', en: '' },
    };
    await saveEntry(db, mayor, office.id, { data, version: office.version }, acting);
    expect(await waiting()).not.toContain('mayor');
    const early = await refusalOf(beginLegalPage(db, 'privacy', KEPT, acting));
    expect(early.code).toBe('conflict');
    expect(early.text.en).toContain('settings first');
    await fillIn();
    await beginLegalPage(db, 'privacy', KEPT, acting);
    expect((await refusalOf(beginLegalPage(db, 'privacy', KEPT, acting))).code).toBe('conflict');
    const pages = await db
      .selectFrom('entries')
      .where('type', '=', 'page')
      .select('slug')
      .execute();
    expect(pages).toEqual([{ slug: 'privacy' }]);
  });

  test('takes its legal pages from the settings, as drafts with gaps that keep them from the public', async () => {
    const { db } = opened.services;
    await fillIn();
    const { id } = await beginLegalPage(db, 'privacy', KEPT, acting);
    const draft = await getForStaff(db, page, id);
    expect(draft).toMatchObject({ slug: 'privacy', state: 'draft' });
    const { content } = draft.data;
    expect(content.el).toContain('Δήμος Νήσου &lt;em&gt;Ακτής&lt;/em&gt;, Ακτή 5, 84100 Νήσος');
    expect(content.en).toContain('Municipality of Nisos &amp; Akti, 5 Akti, 84100 Nisos');
    expect(content.el + content.en).not.toMatch(/aigialeia|Αιγι/i);
    expect(draft.data.lead.en).toContain('personal data');
    expect(content.en).toMatch(/automatically 90 days after.*deleted after 30 days/s);
    const other = await beginLegalPage(db, 'accessibility', KEPT, acting);
    const accessibility = (await getForStaff(db, page, other.id)).data.content;
    for (const text of [accessibility.el, accessibility.en]) {
      expect(text).toContain('href="tel:+302281000000"');
      expect(text).toContain('href="mailto:town@example.org"');
    }
    await changeSettings(opened.services, { phones: [] });
    await deleteEntry(db, page, other.id, acting);
    const silent = await beginLegalPage(db, 'accessibility', KEPT, acting);
    const withoutPhone = (await getForStaff(db, page, silent.id)).data.content;
    expect(withoutPhone.el).toContain('town@example.org</a>. Πείτε μας');
    expect(withoutPhone.en).toContain('town@example.org</a>. Tell us');
    const publish = (data: unknown, more = {}) =>
      saveEntry(db, page, id, { data, version: draft.version, ...more } as never, acting);
    const refusal = await refusalOf(publish(draft.data));
    expect(refusal.code).toBe('invalid');
    expect(Object.keys(refusal.fields)).toEqual(['content.el', 'content.en']);
    expect(refusal.fields['content.en']?.en).toContain('[Fill in: email or telephone');
    const later = { publish: false, publishAt: '2026-03-05T08:00:00Z' };
    expect((await refusalOf(publish(draft.data, later))).code).toBe('invalid');
    const finished = {
      ...draft.data,
      content: {
        el: content.el.replace(/\[Συμπληρώστε: [^\]]*\]/, 'dpo@example.org'),
        en: content.en.replace(/\[Fill in: [^\]]*\]/, 'dpo@example.org'),
      },
    };
    // Only in Greek, a gap in the English is none for the public.
    const greek = { ...finished, content: { ...finished.content, en: content.en } };
    const shown = await publish(greek, { languages: ['el'] });
    expect(shown.state).toBe('published');
  });
});
