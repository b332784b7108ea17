import { beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { newsData } from '../../../harness/content/entry-data.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { addPages, storedPage } from '../../../harness/sites/many-pages.ts';
import { createEntry } from '../../content/acts/create-entry.ts';
import { deleteEntry } from '../../content/acts/delete-entry.ts';
import { publishDue } from '../../content/acts/due/publish-due.ts';
import { saveEntry } from '../../content/acts/save-entry.ts';
import { news } from '../../content-types/news.ts';
import { synonym } from '../../content-types/synonym.ts';
import { searchSite } from '../site-search.ts';
import { ORIGINAL_SYNONYMS } from './original-synonyms.ts';
import { readSynonyms } from './read-synonyms.ts';

const acting = actAs(TEST_EDITOR);

describe.each(TEST_DATABASES)('synonyms that staff write, on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
    await addPages(connection.db, [
      storedPage('harvest', 'Συγκομιδή', 'Ο μούστος και το πατητήρι'),
    ]);
  });

  const find = async (query: string) => {
    const { found } = await searchSite(connection.db, { query, page: 1, pageSize: 3 });
    return found.map(({ path }) => path);
  };
  const publish = (typed: string, meant: string) =>
    createEntry(connection.db, synonym, { data: { typed, meant } }, acting);

  test('lead to what is meant as soon as they are published, changed or deleted', async () => {
    expect(await find('τρύγος')).toEqual([]);
    const { id, version } = await publish('τρύγος, grape harvest', 'πατητήρι');
    expect(await find('τρύγος')).toEqual(['/harvest']);
    expect(await find('τρύγο')).toEqual(['/harvest']);
    expect(await find('grape harvest')).toEqual(['/harvest']);
    const changed = await saveEntry(
      connection.db,
      synonym,
      id,
      { version, publish: true, data: { typed: 'αμπέλι', meant: 'πατητήρι' } },
      acting,
    );
    expect(await find('τρύγος')).toEqual([]);
    expect(await find('αμπέλια')).toEqual(['/harvest']);
    await deleteEntry(connection.db, synonym, changed.id, acting);
    expect(await find('αμπέλι')).toEqual([]);
  });

  test('are read once, and not anew for each change of the site', async () => {
    await publish('τρύγος', 'πατητήρι');
    const groups = async () =>
      (await readSynonyms(connection.db))
        .withWord('τρυγοσ', { isNegated: false })
        .map(({ group }) => group);
    const [before] = await groups();
    expect(before).toBeDefined();
    await publish('τρύγος, βεντέμα', 'πατητήρι');
    const after = await groups();
    expect(after).toHaveLength(2);
    expect(after.filter((group) => group === before)).toHaveLength(1);
  });

  test('stay as they were read where something else changes', async () => {
    const { db } = connection;
    await publish('τρύγος', 'πατητήρι');
    const before = await readSynonyms(db);
    await createEntry(db, news, { data: newsData('Γιορτή', '2026-03-01'), slug: 'feast' }, acting);
    expect(await readSynonyms(db)).toBe(before);
  });

  test('lead to what is meant in a draft from its planned moment', async () => {
    const { db } = connection;
    const { id, version } = await publish('τρύγος', 'πατητήρι');
    expect(await find('τρύγος')).toEqual(['/harvest']);
    const data = { typed: 'αμπέλι', meant: 'πατητήρι' };
    const publishAt = new Date(TEST_NOW.getTime() + 60_000).toISOString();
    await saveEntry(db, synonym, id, { version, data, publishAt }, acting);
    // Whoever searches while the draft waits has read the synonyms at its version.
    expect(await find('αμπέλι')).toEqual([]);
    await addPages(db, [storedPage('other', 'Άλλο', 'Κείμενο')]);
    await readSynonyms(db);
    await publishDue(db, new Date(publishAt));
    expect(await find('αμπέλι')).toEqual(['/harvest']);
    expect(await find('τρύγος')).toEqual([]);
  });

  test('mark in texts no word of theirs that tells nothing', async () => {
    await publish('feast, what is on', '');
    const text = 'Snow on the hills is what a feast needs.';
    await addPages(connection.db, [storedPage('feast', 'Feast, and what is on', text)]);
    const { needles } = await searchSite(connection.db, { query: 'feast', page: 1, pageSize: 3 });
    expect(needles.words).toContain('feast');
    for (const word of ['what', 'is', 'on']) expect(needles.words).not.toContain(word);
    expect(await find('what is on')).toEqual(['/feast']);
  });

  test('hold abbreviations from the beginning, however they are written', async () => {
    await addPages(connection.db, [storedPage('enrolment', 'Εγγραφή σε σχολείο', 'Τάξεις')]);
    expect(await find('ΕΠΑΛ')).toEqual([]);
    for (const { data } of ORIGINAL_SYNONYMS) {
      if (data.typed.includes('ΕΠΑΛ')) await publish(data.typed, data.meant);
    }
    for (const query of ['ΕΠΑΛ', 'Ε.Π.Α.Λ.', 'επαλ', 'epal', 'πού είναι το ΕΠΑΛ']) {
      expect(await find(query), query).toEqual(['/enrolment']);
    }
  });

  test('without anything that is meant, all phrases stand for each other', async () => {
    await publish('κρασοστάφυλα, μούστος', '');
    expect(await find('κρασοστάφυλα')).toEqual(['/harvest']);
  });

  test('a word that no page has leads where a phrase with it leads', async () => {
    await publish('βάζω τα βαρέλια στο κελάρι', 'πατητήρι');
    expect(await find('πού είναι τα βαρέλια')).toEqual(['/harvest']);
  });

  test('a word that a page has does not lead where a phrase with it leads', async () => {
    await addPages(connection.db, [storedPage('cellar', 'Κελάρι', 'Τα βαρέλια')]);
    await publish('βάζω τα βαρέλια στο κελάρι', 'πατητήρι');
    expect(await find('βαρέλια')).toEqual(['/cellar']);
  });

  test('a word that tells little does not lead where a phrase with it leads', async () => {
    await publish('ψάχνω βαρέλια', 'πατητήρι');
    expect(await find('βαρέλια')).toEqual(['/harvest']);
    expect(await find('ψάχνω')).toEqual([]);
  });

  test('a word of more than three phrases alike leads where none of them leads', async () => {
    for (const kind of ['σάπια', 'δρύινα', 'γεμάτα']) await publish(`${kind} βαρέλια`, 'πατητήρι');
    expect(await find('βαρέλια')).toEqual(['/harvest']);
    await publish('ξύλινα βαρέλια', 'πατητήρι');
    expect(await find('βαρέλια')).toEqual([]);
    expect(await find('ξύλινα βαρέλια')).toEqual(['/harvest']);
  });

  test('a word of several phrases leads where that one leads of which it is the larger part', async () => {
    await addPages(connection.db, [storedPage('cellar', 'Υπόγειο', 'Σκαλιά')]);
    await publish('σάπια βαρέλια', 'πατητήρι');
    await publish('βαρέλια ψηλά ράφια', 'υπόγειο');
    expect(await find('ψηλά ράφια βαρέλια')).toContain('/cellar');
    expect(await find('βαρέλια')).toEqual(['/harvest']);
  });

  test('that say that something is missing do not count for who has it or seeks it', async () => {
    await publish('δεν έχω βαρέλια, no barrels', 'πατητήρι');
    expect(await find('βαρέλια')).toEqual([]);
    for (const query of [
      'δεν έχω βαρέλια',
      'den exw varelia',
      'χωρίς βαρέλια',
      // The same, with the keyboard left in English.
      'xvr;iw bar;elia',
      'we have no barrels',
    ]) {
      expect(await find(query), query).toEqual(['/harvest']);
    }
  });

  test('lead from Greek words to no text that has the words of an English phrase apart', async () => {
    await addPages(connection.db, [
      storedPage('shore', 'Ακτή', 'A fine seabed, and parking'),
      storedPage('fines', 'Πρόστιμα', 'Για στάθμευση'),
    ]);
    await publish('κλήση, ticket', 'πρόστιμο στάθμευσης, parking fine');
    expect(await find('κλήση')).toEqual(['/fines']);
    expect(await find('ticket')).toContain('/shore');
    await publish('δρομολόγιο', 'parking fine');
    expect(await find('δρομολόγιο')).toEqual(['/shore']);
  });

  test('lead from Greek words to what has one English word alone', async () => {
    await addPages(connection.db, [storedPage('press', 'Winepress', 'Open')]);
    await publish('τρύγος', 'πατητήρι, winepress');
    expect((await find('τρύγος')).sort()).toEqual(['/harvest', '/press']);
  });

  test('lead one way where something is meant', async () => {
    await publish('μούστος', 'κλήμα');
    expect(await find('κλήμα')).toEqual([]);
  });
});
