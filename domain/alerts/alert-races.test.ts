import type { Db } from '../../database/connect.ts';
import { alertData } from '../../harness/content/alert-data.ts';
import { describeRaces, type RacingAct } from '../../harness/race-pairs.ts';
import { actAs, TEST_EDITOR } from '../../harness/services.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { deleteEntry } from '../content/acts/delete-entry.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { unpublishEntry } from '../content/acts/unpublish-entry.ts';
import { alert } from '../content-types/alert.ts';
import { endAlert } from './end-alert.ts';

interface Stage {
  id: string;
}

const acting = actAs(TEST_EDITOR);

const ACTS: Record<string, RacingAct<Stage>> = {
  end: (db, { id }) => endAlert(db, id, acting),
  'change its text': (db, { id }) =>
    saveEntry(db, alert, id, { data: alertData('Φωτιά στο δάσος'), version: 1 }, acting),
  'take it off': (db, { id }) => unpublishEntry(db, alert, id, acting),
  delete: (db, { id }) => deleteEntry(db, alert, id, acting),
};

async function prepare(db: Db): Promise<Stage> {
  const input = { slug: 'fire', data: alertData('Φωτιά') };
  return { id: (await createEntry(db, alert, input, acting)).id };
}

describeRaces('a warning that stands', { prepare, acts: ACTS, isSampled: true });
