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

/** A message as staff see it. */
export interface Message {
  id: string;
  kind: MessageTable['kind'];
  reference: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  body: string;
  details: Record<string, unknown>;
  language: Language;
  state: 'new' | 'done';
  createdAt: string;
  handledBy: string | null;
  /** The account that deals with it. */
  assignee: { id: string; name: string } | null;
  /** When it is deleted if nobody deals with it; null while that is far off. */
  endsAt: string | null;
}

/** A message's row with the name of who deals with it. */
type MessageRow = MessageTable & { assignee_name: string | null };

/** A stored row as staff see it. */
export function toMessage(row: MessageRow): Message {
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
    language: row.language,
    state: row.state,
    createdAt: row.created_at,
    handledBy: row.handled_by,
    assignee: row.assigned_to ? { id: row.assigned_to, name: row.assignee_name ?? '' } : null,
    endsAt: row.ends_at,
  };
}
