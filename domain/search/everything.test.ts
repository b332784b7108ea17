import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../database/connect.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { fillEmptyDatabase } from '../../seed/fill.ts';
import { openMediaStore } from '../media/store/store.ts';
import { searchSite } from './site-search.ts';

describe.each(TEST_DATABASES)('the sample content on $name is found by', ({ open }) => {
  let db: Db;
  beforeAll(async () => {
    ({ db } = await open());
    const dataDir = await mkdtemp(join(tmpdir(), 'dimos-seed-'));
    const store = await openMediaStore({ dataDir });
    await fillEmptyDatabase(db, store, { kind: 'sample', now: TEST_NOW });
    await rm(dataDir, { recursive: true, force: true });
  });

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
    const { found } = await searchSite(db, { query, page: 1, pageSize: 5 });
    expect(found.map((one) => one.path)).toContain(path);
  });
});
