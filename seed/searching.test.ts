import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../database/connect.ts';
import { openMediaStore } from '../domain/media/store.ts';
import { searchSite } from '../domain/search/site-search.ts';
import { TEST_DATABASES } from '../harness/databases.ts';
import { TEST_NOW } from '../harness/services.ts';
import { fillEmptyDatabase } from './fill.ts';

const CERTIFICATES = '/services/certificates';
const FEES = 'council-decision-fees-2025.pdf';
const FINANCE = '/services/financial';
const ENVIRONMENT = '/services/environment';
const EDUCATION = '/services/education';
const BUILDING = '/services/urban-planning';
const FORMS = '/services/forms';
const BEACHES = '/tourism/beaches';
const AKRATA = '/tourism/beach/akrata-beach';
const BINS = '/news/brown-bins';

/** Searches of residents and their first results; a document is named by its file. */
const FIRST_RESULTS: [string, string[]][] = [
  ['πιστοποιητικά γέννησης', [CERTIFICATES, '/services/citizen']],
  ['πιστοποιητικό γέννησης', [CERTIFICATES, '/services/citizen']],
  ['πιστοποιητικό γεννήσεως', [CERTIFICATES, '/services/citizen']],
  ['πιστοποιητικό', [CERTIFICATES, '/services/citizen']],
  ['πιστοποιητικά', [CERTIFICATES, '/services/documents']],
  ['πιστοποιητικού', [CERTIFICATES]],
  ['ΠΙΣΤΟΠΟΙΗΤΙΚΟ', [CERTIFICATES, '/services/citizen']],
  ['ληξιαρχείο', [CERTIFICATES, '/services/citizen']],
  ['ληξιαρχεία', [CERTIFICATES, '/services/citizen']],
  ['τέλη', [FEES, FINANCE, '/services/payments']],
  ['ΤΕΛΗ', [FEES, FINANCE, '/services/payments']],
  ['δημοτικά τέλη', [FEES, FINANCE]],
  ['δημοτικό τέλος', [FEES, FINANCE]],
  ['παραλίες', [BEACHES, AKRATA]],
  ['παραλιες', [BEACHES, AKRATA]],
  ['παραλία', [AKRATA, '/tourism/beach/diakopto-beach']],
  ['παραλία Ακράτας', [AKRATA]],
  ['παραλίες ακράτα', [AKRATA]],
  ['βρεφονηπιακός', [EDUCATION]],
  ['βρεφονηπιακός σταθμός', [EDUCATION]],
  ['παιδικός σταθμός', [EDUCATION]],
  ['σχολεία', ['/services/sports', EDUCATION]],
  ['κάδος', [BINS, ENVIRONMENT]],
  ['κάδοι', [BINS]],
  ['ΚΆΔΩΝ', [BINS]],
  ['ανακύκλωση', [ENVIRONMENT]],
  ['ανακύκλωσης', ['/news/open-air-market-move', ENVIRONMENT]],
  ['άδεια', [ENVIRONMENT, BUILDING]],
  ['άδειες', ['/services/documents', FINANCE, BUILDING]],
  ['οικοδομική άδεια', [BUILDING]],
  ['αιτήσεις', [FORMS]],
  ['αίτηση', [FORMS]],
  ['αιτηση', [FORMS]],
  ['έντυπο αίτησης', [FORMS]],
  ['δήμαρχος', ['/municipality/mayor']],
  ['pistopoiitiko', [CERTIFICATES, '/services/citizen']],
  ['pistopoihtika gennhshs', [CERTIFICATES, '/services/citizen']],
  ['lixiarxeio', [CERTIFICATES]],
  ['paralies', [BEACHES]],
  ['kados', [BINS]],
  ['aithsh', [FORMS]],
  ['sxoleia', ['/services/sports', EDUCATION]],
  ['teli', [FEES, FINANCE]],
  ['certificate', [CERTIFICATES]],
  ['certificates', [CERTIFICATES]],
  ['birth certificates', [CERTIFICATES]],
  ['beach', [AKRATA, '/tourism/beach/diakopto-beach']],
  ['BEACHES', [BEACHES, AKRATA]],
  ['recycling', [ENVIRONMENT]],
  ['building permit', [BUILDING]],
  ['nursery', [EDUCATION]],
  ['nurseries', [EDUCATION]],
  ['application form', [FORMS]],
  ['bin', [BINS]],
];

/** Words that begin alike but are not forms of each other: the first result of one is not found for the other. */
const DIFFERENT: [string, string][] = [
  ['δήμαρχος', '/municipality'],
  ['ληξιαρχείο', '/municipality/council'],
];

describe.each(TEST_DATABASES)('searching the sample content on $name', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
    const folder = await mkdtemp(join(tmpdir(), 'dimos-seed-'));
    const store = await openMediaStore({ dataDir: folder });
    await fillEmptyDatabase(connection.db, store, { kind: 'sample', now: TEST_NOW });
    await rm(folder, { recursive: true, force: true });
  });

  const found = async (query: string) =>
    (await searchSite(connection.db, { query, page: 1, pageSize: 50 })).found.map(({ path }) =>
      path?.startsWith('/media/') ? path.split('/').at(-1) : path,
    );

  test.each(FIRST_RESULTS)('«%s» gives %j first', async (query, expected) => {
    expect((await found(query)).slice(0, expected.length)).toEqual(expected);
  });

  test.each(DIFFERENT)('«%s» does not find %s', async (query, path) => {
    expect(await found(query)).not.toContain(path);
  });

  test('finds the same with every ending of a word', async () => {
    for (const forms of [
      ['πιστοποιητικό', 'πιστοποιητικά', 'πιστοποιητικού', 'πιστοποιητικών'],
      ['κάδος', 'κάδου', 'κάδοι', 'κάδους'],
      ['άδεια', 'άδειας', 'άδειες', 'αδειών'],
      ['σχολείο', 'σχολείου', 'σχολεία', 'σχολείων'],
      ['certificate', 'certificates'],
      ['nursery', 'nurseries'],
      ['beach', 'beaches'],
    ]) {
      const [first, ...others] = await Promise.all(
        forms.map(async (form) => (await found(form)).sort()),
      );
      for (const other of others) expect(other).toEqual(first);
    }
  });
});
