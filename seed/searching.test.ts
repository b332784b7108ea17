import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../database/connect.ts';
import { searchSite } from '../domain/search/site-search.ts';
import { FILLED_DATABASES } from '../harness/databases/filled.ts';

const CERTIFICATES = '/services/certificates';
const MARRIAGE = '/services/marriage-record';
const ENROLMENT = '/services/school-enrolment';
const PROPERTY = '/services/property-charge';
const FINANCE = '/services/financial';
const ENVIRONMENT = '/services/environment';
const EDUCATION = '/services/education';
const BUILDING = '/services/urban-planning';
const FORMS = '/services/forms';
const BEACHES = '/tourism/beaches';
const AKRATA = '/tourism/beach/akrata-beach';
const BINS = '/news/brown-bins';

/** Searches of residents; the first result named here is among the first three. A document is named by its file. */
const FIRST_RESULTS: [string, string][] = [
  ['διαβατήριο', '/other-authorities'],
  ['tax office', '/other-authorities'],
  ['πιστοποιητικά γέννησης', CERTIFICATES],
  ['πιστοποιητικό γέννησης', CERTIFICATES],
  ['πιστοποιητικό γεννήσεως', CERTIFICATES],
  ['πιστοποιητικό', CERTIFICATES],
  ['πιστοποιητικά', CERTIFICATES],
  ['πιστοποιητικού', CERTIFICATES],
  ['ΠΙΣΤΟΠΟΙΗΤΙΚΟ', CERTIFICATES],
  ['ληξιαρχείο', MARRIAGE],
  ['ληξιαρχεία', MARRIAGE],
  ['τέλη', FINANCE],
  ['ΤΕΛΗ', FINANCE],
  ['δημοτικά τέλη', FINANCE],
  ['δημοτικό τέλος', FINANCE],
  ['παραλίες', BEACHES],
  ['παραλιες', BEACHES],
  ['παραλία', AKRATA],
  ['παραλία Ακράτας', AKRATA],
  ['παραλίες ακράτα', AKRATA],
  ['βρεφονηπιακός', EDUCATION],
  ['βρεφονηπιακός σταθμός', EDUCATION],
  ['παιδικός σταθμός', EDUCATION],
  ['σχολεία', ENROLMENT],
  ['κάδος', BINS],
  ['κάδοι', BINS],
  ['ΚΆΔΩΝ', BINS],
  ['ανακύκλωση', ENVIRONMENT],
  ['ανακύκλωσης', ENVIRONMENT],
  ['άδεια', BUILDING],
  ['άδειες', BUILDING],
  ['οικοδομική άδεια', BUILDING],
  ['αιτήσεις', FORMS],
  ['αίτηση', FORMS],
  ['αιτηση', FORMS],
  ['έντυπο αίτησης', FORMS],
  ['δήμαρχος', '/municipality/mayor'],
  ['λ/σμός νερού', '/services/water'],
  ['Εν. Αιγείρας', '/municipality/units/aigeira'],
  ['public tenders', '/municipality/tenders'],
  ['council decisions', '/council-meetings'],
  ['pistopoiitiko', CERTIFICATES],
  ['pistopoihtika gennhshs', CERTIFICATES],
  ['lixiarxeio', MARRIAGE],
  ['paralies', BEACHES],
  ['kados', BINS],
  ['aithsh', FORMS],
  ['sxoleia', ENROLMENT],
  ['teli', PROPERTY],
  ['certificate', CERTIFICATES],
  ['certificates', CERTIFICATES],
  ['birth certificates', CERTIFICATES],
  ['beach', AKRATA],
  ['BEACHES', BEACHES],
  ['recycling', ENVIRONMENT],
  ['building permit', BUILDING],
  ['nursery', EDUCATION],
  ['nurseries', EDUCATION],
  ['application form', FORMS],
  ['bin', BINS],
  ['diagonismoi dimou', '/municipality/tenders'],
  ['διαγωνισμοί του δήμου', '/municipality/tenders'],
  ['προσλήψεις προσωπικού δήμου', '/news/category/announcements'],
  ['κοιμούνται σκυλιά στην πλατεία', '/services/stray-animals'],
];

/** Words that begin alike but are not forms of each other: the first result of one is not found for the other. */
const DIFFERENT: [string, string][] = [
  ['δήμαρχος', '/municipality'],
  ['ληξιαρχείο', '/municipality/council'],
];

describe.each(FILLED_DATABASES)('searching the sample content on $name', ({ openFilled }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await openFilled('sample');
  });
  afterAll(() => connection.close());

  const found = async (query: string) =>
    (await searchSite(connection.db, { query, page: 1, pageSize: 50 })).found.map(({ path }) =>
      path?.startsWith('/media/') ? path.split('/').at(-1) : path,
    );

  test.each(FIRST_RESULTS)('«%s» finds %j among the first three', async (query, expected) => {
    expect((await found(query)).slice(0, 3)).toContain(expected);
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
