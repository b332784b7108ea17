import type { MessageTable } from '../../database/tables.ts';
import type { Language } from '../text/language.ts';

/** A message from a form, before it is stored. */
export interface NewMessage {
  kind: MessageTable['kind'];
  name: string;
  email: string;
  phone: string;
  subject: string;
  body: string;
  details?: Record<string, unknown>;
  language: Language;
}

/** What somebody sent, with its number. */
export interface SentMessage {
  id: string;
  kind: MessageTable['kind'];
  reference: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  body: string;
  details: Record<string, unknown>;
  state: 'new' | 'done';
  createdAt: string;
}

/** A message as staff see it. */
export interface Message extends SentMessage {
  language: Language;
  handledBy: string | null;
  /** The account that deals with it. */
  assignee: { id: string; name: string } | null;
  /** When it is deleted if nobody deals with it; null while that is far off. */
  endsAt: string | null;
}

/** A message's row with the name of who deals with it. */
type MessageRow = MessageTable & { assignee_name: string | null };

/** What somebody sent, of a stored row. */
export function toSentMessage(row: MessageTable): SentMessage {
  return {
    id: row.id,
    kind: row.kind,
    reference: row.reference,
    name: row.name,
    email: row.email,
    phone: row.phone,
    subject: row.subject,
    body: row.body,
    details: JSON.parse(row.details) as Record<string, unknown>,
    state: row.state,
    createdAt: row.created_at,
  };
}

/** A stored row as staff see it. */
export function toMessage(row: MessageRow): Message {
  return {
    ...toSentMessage(row),
    language: row.language,
    handledBy: row.handled_by,
    assignee: row.assigned_to ? { id: row.assigned_to, name: row.assignee_name ?? '' } : null,
    endsAt: row.ends_at,
  };
}
