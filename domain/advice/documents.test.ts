import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DocumentFactsTable } from '../../database/tables.ts';
import { newsData, refusalOf } from '../../harness/content/entry-data.ts';
import { testDocumentRow, testFactsRow } from '../../harness/content/medium-row.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { actAs, openTestServices, TEST_EDITOR, type TestServices } from '../../harness/services.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { emptyData } from '../content/model/content-type.ts';
import { news } from '../content-types/news.ts';
import { service } from '../content-types/service.ts';
import { adviseOnEntry } from './advise-on-entry.ts';

const acting = actAs(TEST_EDITOR);
const because = { ...acting, reason: 'Ο πίνακας πρέπει να αναρτηθεί με τα ΑΦΜ.' };
const TAX_NUMBER = '123456783';

describe.each(TEST_DATABASES)('documents that become public, on $name', ({ open }) => {
  let opened: TestServices;
  beforeEach(async () => {
    opened = await openTestServices(await open());
  });
  afterEach(() => opened.close());

  async function add(id: string, says: Partial<DocumentFactsTable> | null): Promise<string> {
    const { db } = opened.services;
    await db.insertInto('media').values(testDocumentRow({ id })).execute();
    if (says) await db.insertInto('document_facts').values(testFactsRow(id, says)).execute();
    return `/media/${id}.0123456789abcdef/${id}.pdf`;
  }
  const withForms = (...files: string[]) => ({
    ...emptyData(service.fields),
    forms: files.map((file) => ({ title: { el: 'Έντυπο', en: 'Form' }, file })),
  });
  const newsWith = (html: string) => ({
    ...newsData('Πίνακες', '2026-03-01'),
    content: { el: html, en: '' },
  });
  const adviseOnForms = async (...files: string[]) => {
    const asked = { data: withForms(...files), languages: ['el', 'en'] as const, now: acting.now };
    const findings = await adviseOnEntry(opened.services.db, service, asked);
    return findings.map(({ path, text }) => `${path}: ${text.en}`);
  };

  test('are named with what each lacks: letters, tags, language, title', async () => {
    await add('good', {});
    await add('scan', { is_scanned: 1, is_tagged: 0, title: '', language: '' });
    await add('plain', { is_tagged: 0 });
    await add('dumb', { language: '' });
    await add('nameless', { title: '' });
    await add('bare', { title: '', language: '' });
    await add('locked', { state: 'unreadable', is_tagged: 0, title: '', language: '' });
    await add('unread', null);
    const said = await adviseOnForms(
      'good',
      'scan',
      'plain',
      'dumb',
      'nameless',
      'bare',
      'locked',
      'unread',
    );
    expect(said.map((one) => one.replace(/[.:;,] .*/s, ''))).toEqual([
      'forms.1.file',
      'forms.2.file',
      'forms.3.file',
      'forms.4.file',
      'forms.5.file',
      'forms.6.file',
    ]);
    expect(said[0]).toContain('is a scan');
    expect(said[1]).toContain('no accessibility tags');
    expect(said[2]).toContain('does not say which language');
    expect(said[3]).toContain('has no title');
    expect(said[4]).toContain('no title and does not say which language');
    expect(said[5]).toContain('has a password, or is damaged');
  });

  test('are found behind the words of a text, too', async () => {
    const address = await add('scan', { is_scanned: 1, is_tagged: 0 });
    const data = newsWith(`<p>Δείτε τον <a href="${address}">πίνακα κατάταξης</a>.</p>`);
    const asked = { data, languages: ['el'] as const, now: acting.now };
    const findings = await adviseOnEntry(opened.services.db, news, asked);
    expect(findings).toMatchObject([
      { rule: 'document', path: 'content.el', words: 'πίνακα κατάταξης' },
    ]);
  });

  test('with numbers that identify a person need a reason, once for each document', async () => {
    const { db } = opened.services;
    const first = await add('first', { text: `Κατάταξη: ΑΦΜ ${TAX_NUMBER}` });
    const second = await add('second', { text: 'Κατάταξη: ΑΦΜ 123456784' });
    const third = await add('third', { text: `Παράρτημα: ΑΦΜ ${TAX_NUMBER}` });
    const text = (...addresses: string[]) =>
      newsWith(addresses.map((address) => `<p><a href="${address}">Πίνακας</a></p>`).join(''));
    const refusal = await refusalOf(createEntry(db, news, { data: text(first) }, acting));
    expect(refusal.details).toEqual({ personalData: ['content.el'] });
    expect(refusal.fields['content.el']?.en).toBe(
      'The document has something that looks like a tax number (ΑΦΜ) (12•••••83). Replace the document if it belongs to a person.',
    );
    // Its check digit is another: this is no tax number.
    await createEntry(db, news, { data: text(second) }, acting);
    const { id } = await createEntry(db, news, { data: text(first) }, because);
    const save = (data: object, by = acting) =>
      saveEntry(db, news, id, { data: data as never }, by);
    await save(text(first, second));
    expect((await refusalOf(save(text(first, third)))).code).toBe('invalid');
    const draft = { data: text(first, third), publish: false };
    await saveEntry(db, news, id, draft, acting);
    const reasons = await db
      .selectFrom('audit')
      .where('action', '=', 'personal-data-published')
      .select(['subject_id', 'subject_title', 'note'])
      .execute();
    expect(reasons).toEqual([{ subject_id: id, subject_title: 'Πίνακες', note: because.reason }]);
  });
});
