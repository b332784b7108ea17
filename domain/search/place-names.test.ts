import { describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR } from '../../harness/services.ts';
import { addPages, storedPage } from '../../harness/sites/many-pages.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { emptyData } from '../content/model/content-type.ts';
import { unit } from '../content-types/unit.ts';
import { readSearchWords } from './search-words.ts';
import { searchSite } from './site-search.ts';

describe.each(TEST_DATABASES)('the name of a municipal unit in a search, on $name', ({ open }) => {
  let add: (slug: string, title: string, text: string) => Promise<unknown>;
  async function openWithPages() {
    const { db } = await open();
    add = (slug, title, text) => addPages(db, [storedPage(slug, title, text)]);
    const name = { el: 'Κρήνη', en: 'Krini' };
    const data = { ...emptyData(unit.fields), name, description: name, population: 1, area: 1 };
    await createEntry(db, unit, { slug: 'krini', data }, actAs(TEST_EDITOR));
    await addPages(db, [
      storedPage(
        'shops',
        'Επιχειρήσεις',
        'Αλευρόμυλος στην Κρήνη ή αλλού: κάθε αλευρόμυλος δηλώνεται.',
      ),
      storedPage(
        'old-town',
        'Η παλιά Κρήνη',
        `Κρήνη. ${'Ιστορία. '.repeat(60)} Στην Κρήνη ένας αλευρόμυλος.`,
      ),
      storedPage('krini-school', 'Το σχολείο της Κρήνης', 'Κείμενο'),
      storedPage('school', 'Το σχολείο του βουνού', 'Κείμενο'),
    ]);
    return async (query: string) => {
      const { found } = await searchSite(db, { query, page: 1, pageSize: 3 });
      return found.map(({ path }) => path);
    };
  }

  test('says where, and not what: what is sought there counts more', async () => {
    const find = await openWithPages();
    expect((await find('αλευρόμυλος στην Κρήνη'))[0]).toBe('/shops');
  });

  test('does not hide what holds everywhere and names no place', async () => {
    const find = await openWithPages();
    for (const [at, name] of ['Μαρία', 'Ελένη', 'Σοφία', 'Άννα'].entries()) {
      await add(`from-${at}`, name, `Η ${name} ζει στην Κρήνη και θυμάται μια ανεμότρατα.`);
    }
    await add('boats', 'Σκάφη', 'Ανεμότρατα. '.repeat(7));
    expect((await find('ανεμότρατα Κρήνη'))[0]).toBe('/boats');
  });

  test('still tells apart what is sought at several places', async () => {
    const find = await openWithPages();
    expect((await find('σχολείο Κρήνη'))[0]).toBe('/krini-school');
    expect((await find('Κρήνη'))[0]).toBe('/municipality/units/krini');
  });

  test('is its longer words in both languages and all forms, as it is called now', async () => {
    const { db } = await open();
    const unitOf = (el: string, en: string) => {
      const name = { el, en };
      return { ...emptyData(unit.fields), name, description: name, population: 1, area: 1 };
    };
    const areOf = async (...words: string[]) => {
      const { places } = await readSearchWords(db);
      return words.map((word) => places.has(word));
    };
    const acting = actAs(TEST_EDITOR);
    const { id } = await createEntry(db, unit, { data: unitOf('Νέα Κρήνη', 'New Krini') }, acting);
    expect(await areOf('κρηνη', 'κρηνησ', 'krini')).toEqual([true, true, true]);
    // So short a word is part of many names, and of what is sought: «νέα».
    expect(await areOf('νεα', 'new')).toEqual([false, false]);
    await saveEntry(db, unit, id, { data: unitOf('Ελίκη', 'Eliki') }, acting);
    expect(await areOf('ελικησ', 'eliki', 'κρηνη', 'krini')).toEqual([true, true, false, false]);
  });
});
