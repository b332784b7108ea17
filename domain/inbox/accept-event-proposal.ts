import type { Db } from '../../database/connect.ts';
import type { MessageTable } from '../../database/tables.ts';
import { inTransaction, type Tx } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import type { EntryInput } from '../content/acts/entry-input.ts';
import { lockList } from '../content/acts/write-entry.ts';
import type { StaffEntry } from '../content/model/entry.ts';
import { event } from '../content-types/event.ts';
import { DomainError, notFound } from '../errors.ts';
import { escapeMarkup } from '../text/escape.ts';
import { shorten } from '../text/shorten.ts';
import { setMessageState } from './message-state.ts';
import { lockMessage } from './read-message.ts';

/**
 * Makes a draft event from a proposal, for staff to complete and publish, and marks the proposal as done; both
 * happen or neither. Throws 'not-found', or 'conflict' when the proposal is already done.
 */
export async function acceptEventProposal(
  db: Db,
  messageId: string,
  acting: Acting,
): Promise<StaffEntry<typeof event>> {
  return inTransaction(db, async (tx) => {
    // Before the row of the message: lists come first in every act.
    await lockList(tx, event);
    const proposal = await lockNewProposal(tx, messageId);
    const draft = await createEntry(tx, event, draftOf(proposal), acting);
    await setMessageState(tx, messageId, 'done', acting);
    return draft;
  });
}

/** The proposal, locked until the end of this transaction. */
async function lockNewProposal(tx: Tx, id: string): Promise<MessageTable> {
  const row = await lockMessage(tx, id);
  if (row.kind !== 'event-proposal') {
    throw notFound({ el: 'Η πρόταση δεν υπάρχει.', en: 'There is no such proposal.' });
  }
  if (row.state !== 'new') {
    throw new DomainError('conflict', {
      el: 'Η πρόταση έχει ήδη διεκπεραιωθεί.',
      en: 'The proposal has already been dealt with.',
    });
  }
  return row;
}

/** The proposed texts fill the language in which they came; staff write the other one. */
function draftOf(row: Pick<MessageTable, 'name' | 'details' | 'language'>): EntryInput {
  const proposal = JSON.parse(row.details) as {
    title: string;
    description: string;
    startsAt: string;
    endsAt: string;
    location: string;
  };
  const told = (value: string) =>
    row.language === 'en' ? { el: '', en: value } : { el: value, en: '' };
  return {
    publish: false,
    data: {
      title: told(proposal.title),
      description: told(shorten(proposal.description, 400)),
      content: told(`<p>${escapeMarkup(proposal.description).replaceAll('\n', '<br />')}</p>`),
      startsAt: proposal.startsAt,
      endsAt: proposal.endsAt || null,
      location: told(proposal.location),
      coordinates: null,
      organiser: told(row.name),
      cost: { el: '', en: '' },
      link: '',
      image: null,
    },
  };
}
