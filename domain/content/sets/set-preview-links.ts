import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { recordChange } from '../../audit/record.ts';
import {
  addPreviewLink,
  type NewPreviewLink,
  newToken,
  removePreviewLink,
} from '../preview/preview-links.ts';
import { lockSet } from './lock-set.ts';
import { SET_SUBJECT } from './publishing-set.ts';

/**
 * Makes a link with which anybody who has it sees the site with all entries of a set, for a week. The token is given
 * this once. Throws 'not-found', or 'conflict' where the set has too many links already.
 */
export async function makeSetLink(db: Db, setId: string, acting: Acting): Promise<NewPreviewLink> {
  const token = await newToken(db);
  return inTransaction(db, async (tx) => {
    const { id, name } = await lockSet(tx, setId);
    const link = await addPreviewLink(tx, { setId: id }, token, acting);
    const subject = { type: SET_SUBJECT, id, title: name };
    await recordChange(tx, acting.by, 'preview-shared', subject, acting.now);
    return link;
  });
}

/** Ends such a link at once. Throws 'not-found' for the set or the link. */
export async function withdrawSetLink(
  db: Db,
  setId: string,
  link: string,
  acting: Acting,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { id, name } = await lockSet(tx, setId);
    await removePreviewLink(tx, { setId: id }, link);
    const subject = { type: SET_SUBJECT, id, title: name };
    await recordChange(tx, acting.by, 'preview-withdrawn', subject, acting.now);
  });
}
