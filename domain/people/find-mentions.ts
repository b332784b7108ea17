import { type RawBuilder, sql } from 'kysely';
import { type Db, isSqlite } from '../../database/connect.ts';
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

/** Whether a text names the address, in capitals or not. Of a small sigma PostgreSQL knows no final one. */
function namesAddress(db: Db, text: RawBuilder<string>, email: string): RawBuilder<boolean> {
  if (isSqlite(db)) return sql<boolean>`${text} glob ${globOf(email)}`;
  const [own, other] = [email, email.replaceAll('ς', 'σ')].map(
    (address) => `%${likePattern(address)}%`,
  );
  return sql<boolean>`(${text} like ${own} escape '\\' or ${text} like ${other} escape '\\')`;
}

/** Of Greek capitals SQLite knows none: each letter is one of its forms. */
function globOf(email: string): string {
  const letters = [...email].map((letter) => {
    if (/\p{ASCII}/u.test(letter)) return letter.replace(/[*?[]/, '[$&]');
    return `[${letter}${letter.toUpperCase()}${letter === 'ς' ? 'σ' : ''}]`;
  });
  return `*${letters.join('')}*`;
}

/** Content, issues of the newsletter and messages of others whose text contains an address. */
export async function findMentions(
  db: Db,
  email: string,
  ownMessages: readonly string[],
): Promise<Mention[]> {
  const has = (column: string) => namesAddress(db, sql<string>`lower(${sql.ref(column)})`, email);
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
