import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { likePattern } from '../../database/like-pattern.ts';

/** A place that names an address but does not belong to its owner: somebody has to look at it. */
export interface Mention {
  kind: 'entry' | 'message' | 'issue' | 'kept-copy';
  id: string;
  /** The content type of an entry, or of the form into which a text was typed that is not saved; else ''. */
  type: string;
  /** The Greek title, reference number or subject; of what is not saved, the address of who typed it. */
  title: string;
}

/** The number of places of each kind that are named. */
const MAX_MENTIONS = 50;

/**
 * What `lower` makes of the address, in capitals or not: of Greek ones PostgreSQL knows no final sigma, and SQLite none
 * at all.
 */
function spellingsOf(email: string): string[] {
  const capitals = email.replace(/\P{ASCII}+/gu, (letters) => letters.toUpperCase());
  return [...new Set([email, email.replaceAll('ς', 'σ'), capitals])];
}

/** Content, issues of the newsletter and messages of others whose text contains an address. */
export async function findMentions(
  db: Db,
  email: string,
  ownMessages: readonly string[],
): Promise<Mention[]> {
  const patterns = spellingsOf(email).map((address) => `%${likePattern(address)}%`);
  const has = (column: string) => {
    const text = sql`lower(${sql.ref(column)})`;
    const ways = patterns.map((pattern) => sql`${text} like ${pattern} escape '\\'`);
    return sql<boolean>`(${sql.join(ways, sql` or `)})`;
  };
  const entries = await db
    .selectFrom('entries')
    .select(['id', 'type', 'title_el'])
    .where((e) => e.or([has('working'), has('published')]))
    .orderBy('id')
    .limit(MAX_MENTIONS)
    .execute();
  const messages = await db
    .selectFrom('messages')
    .select(['id', 'reference'])
    .where((e) =>
      e.or([
        has('body'),
        has('subject'),
        has('details'),
        e.exists(
          e
            .selectFrom('message_notes')
            .select('message_notes.id')
            .whereRef('message_notes.message_id', '=', 'messages.id')
            .where(has('message_notes.body')),
        ),
      ]),
    )
    .$if(ownMessages.length > 0, (query) => query.where('id', 'not in', ownMessages))
    .orderBy('id')
    .limit(MAX_MENTIONS)
    .execute();
  const issues = await db
    .selectFrom('newsletter_issues')
    .select(['id', 'content'])
    .where(has('content'))
    .orderBy('id')
    .limit(MAX_MENTIONS)
    .execute();
  const copies = await db
    .selectFrom('kept_copies')
    .innerJoin('user', 'user.id', 'kept_copies.user_id')
    .select(['kept_copies.id', 'kept_copies.type', 'user.email'])
    .where(has('data'))
    .orderBy('kept_copies.id')
    .limit(MAX_MENTIONS)
    .execute();
  return [
    ...entries.map(({ id, type, title_el }) => ({
      kind: 'entry' as const,
      id,
      type,
      title: title_el,
    })),
    ...messages.map(({ id, reference }) => ({
      kind: 'message' as const,
      id,
      type: '',
      title: reference,
    })),
    ...issues.map(({ id }) => ({ kind: 'issue' as const, id, type: '', title: '' })),
    ...copies.map(({ id, type, email }) => ({
      kind: 'kept-copy' as const,
      id,
      type,
      title: email,
    })),
  ];
}
