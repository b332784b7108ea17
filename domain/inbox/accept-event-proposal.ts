import type { Db } from '../../database/connect.ts';
import type { MessageTable } from '../../database/tables.ts';
import type { Acting } from '../acting.ts';
import { createEntry } from '../content/acts/editing.ts';
import type { StaffEntry } from '../content/model/entry.ts';
import { event } from '../content-types/event.ts';
import { DomainError, notFound } from '../errors.ts';
import { escapeHtml } from '../text/escape.ts';
import { shorten } from '../text/shorten.ts';
import { finishNewMessage, setMessageState } from './message-state.ts';

/** Makes a draft event of a proposal, for staff to complete and publish, and marks the proposal as done. */
export async function acceptEventProposal(
  db: Db,
  messageId: string,
  acting: Acting,
): Promise<StaffEntry<typeof event>> {
  const row = await db
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (row?.kind !== 'event-proposal') {
    throw notFound({ el: 'Η πρόταση δεν υπάρχει.', en: 'There is no such proposal.' });
  }
  // Marked first: of two who accept at the same moment, one makes the draft.
  if (!(await finishNewMessage(db, messageId, acting))) {
    throw new DomainError('conflict', {
      el: 'Η πρόταση έχει ήδη διεκπεραιωθεί.',
      en: 'The proposal has already been dealt with.',
    });
  }
  try {
    return await createDraft(db, row, acting);
  } catch (error) {
    await setMessageState(db, messageId, 'new', acting);
    throw error;
  }
}

function createDraft(
  db: Db,
  row: Pick<MessageTable, 'name' | 'details'>,
  acting: Acting,
): Promise<StaffEntry<typeof event>> {
  const proposal = JSON.parse(row.details) as {
    title: string;
    description: string;
    startsAt: string;
    endsAt: string;
    location: string;
  };
  // The proposal came in one language; staff translate it before they publish.
  const both = (value: string) => ({ el: value, en: value });
  return createEntry(
    db,
    event,
    {
      publish: false,
      data: {
        title: both(proposal.title),
        description: both(shorten(proposal.description, 400)),
        content: both(`<p>${escapeHtml(proposal.description).replaceAll('\n', '<br />')}</p>`),
        startsAt: proposal.startsAt,
        endsAt: proposal.endsAt || null,
        location: both(proposal.location),
        coordinates: null,
        organiser: both(row.name),
        cost: both(''),
        link: '',
        image: null,
      },
    },
    acting,
  );
}
