import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { FILLED_DATABASES } from '../../harness/databases/filled.ts';
import { searchSite } from './site-search.ts';

describe.each(FILLED_DATABASES)('the sample content on $name is found by', ({ openFilled }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await openFilled('sample');
  });
  afterAll(() => connection.close());

  test.each([
    ['what a service needs', 'μισθωτήριο', '/services/certificates'],
    ['its steps', 'αριθμό πρωτοκόλλου πορεία της αίτησης', '/services/certificates'],
    ['its cost', 'δωρεάν δεν απαιτείται παράβολο', '/services/certificates'],
    ['its time', 'απάντηση μέσα σε 20 εργάσιμες ημέρες', '/services/accessibility-complaint'],
    ['the mayor’s name', 'Θεοδωρόπουλος', '/municipality/mayor'],
    ['a lodging', 'Πέτρινο', '/tourism/accommodation/petrino-guesthouse'],
    ['a head of department', 'Σταθοπούλου', '/municipality/departments#administrative'],
    ['a screen', 'επικοινωνία', '/contact'],
    ['a list that a menu names', 'διαγωνισμοί', '/news/category/tenders'],
  ])('%s', async (_, query, path) => {
    const { found } = await searchSite(connection.db, { query, page: 1, pageSize: 5 });
    expect(found.map((one) => one.path)).toContain(path);
  });
});
