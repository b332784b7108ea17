import type { Db } from '../../../../database/connect.ts';
import { pageData } from '../../../../harness/content/entry-data.ts';
import { describeRaces, type RacingAct } from '../../../../harness/race-pairs.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR } from '../../../../harness/services.ts';
import { setReviewerStep } from '../../../accounts/may-publish.ts';
import { page } from '../../../content-types/page.ts';
import { createEntry } from '../create-entry.ts';
import { deleteEntry } from '../delete-entry.ts';
import { saveEntry } from '../save-entry.ts';
import { handBackEntry } from './hand-back-entry.ts';
import { takeBackEntry } from './take-back-entry.ts';

interface Stage {
  id: string;
}

const author = actAs(TEST_EDITOR);
const reviewer = actAs({ id: 'reviewer', email: 'reviewer@example.org', role: 'reviewer' });

const ACTS: Record<string, RacingAct<Stage>> = {
  'hand it in': (db, { id }) =>
    saveEntry(
      db,
      page,
      id,
      { data: pageData('Υποβολή'), publish: false, handIn: true, version: 1 },
      author,
    ),
  'write on': (db, { id }) =>
    saveEntry(db, page, id, { data: pageData('Συνέχεια'), publish: false, version: 1 }, author),
  'publish it': (db, { id }) =>
    saveEntry(db, page, id, { data: pageData('Δημόσια'), version: 1 }, reviewer),
  'hand it back': (db, { id }) =>
    handBackEntry(db, page, id, { note: 'Γιατί;', version: 1 }, reviewer),
  'take it back': (db, { id }) => takeBackEntry(db, page, id, author),
  'delete it': (db, { id }) => deleteEntry(db, page, id, author),
};

async function prepare(db: Db): Promise<Stage> {
  await setReviewerStep(db, true, actAs(TEST_ADMIN));
  const input = { slug: 'one', data: pageData('Σελίδα'), publish: false, handIn: true };
  return { id: (await createEntry(db, page, input, author)).id };
}

describeRaces('an entry that is handed in', { prepare, acts: ACTS, isSampled: true });
