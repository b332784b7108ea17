import type { InvitationTable } from '../../../database/tables.ts';
import { type Role, roleOf } from '../staff-member.ts';

/** For how many days the link of an invitation may be used: somebody may be on leave for a week. */
export const INVITATION_DAYS = 7;

/** How the link reaches the person. */
export const INVITATION_WAYS = ['letter', 'link'] as const;
export type InvitationWay = (typeof INVITATION_WAYS)[number];

/** Somebody who was invited and has no account yet, as administrators see it. Moments are ISO 8601, UTC. */
export interface Invitation {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** 'expired': the link opens nothing, until there is a new one. */
  state: 'open' | 'expired';
  way: InvitationWay;
  /** How far the letter has come; null where there is none, or none any more. */
  letter: LetterState | null;
  createdAt: string;
  /** The e-mail address of the administrator. */
  createdBy: string;
  expiresAt: string;
}

interface WithLetter extends InvitationTable {
  sent_at: string | null;
  last_error: string | null;
  given_up_at: string | null;
}

/** 'given-up': servers took it several times without a word, so it has most likely arrived (outbox.ts). */
type LetterState = 'waiting' | 'failing' | 'given-up' | 'sent';

/** A row, with what the outbox says of its letter, as administrators see it at a moment. */
export function toInvitation(row: WithLetter, now: Date): Invitation {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: roleOf(row.role),
    state: row.expires_at > now.toISOString() ? 'open' : 'expired',
    way: row.is_by_letter ? 'letter' : 'link',
    letter: row.letter_id === null ? null : letterState(row),
    createdAt: row.created_at,
    createdBy: row.created_by,
    expiresAt: row.expires_at,
  };
}

function letterState({ sent_at, last_error, given_up_at }: WithLetter): LetterState {
  if (sent_at !== null) return 'sent';
  if (given_up_at !== null) return 'given-up';
  return last_error ? 'failing' : 'waiting';
}
