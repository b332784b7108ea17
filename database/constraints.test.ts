import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../harness/databases/databases.ts';
import type { Connection } from './connect.ts';

/** What the database itself sees to, whoever writes at the same moment and whatever a program forgets. */

/** What refers to what, and what becomes of it when that is deleted. */
const REFERENCES = [
  'account.userId of user: cascade',
  'document_facts.medium_id of media: cascade',
  'earlier_files.medium_id of media: cascade',
  'entry_occurrences.entry_id of entries: cascade',
  'entry_references.entry_id of entries: cascade',
  'invitations.letter_id of outbox: set null',
  'kept_copies.user_id of user: cascade',
  'known_networks.user_id of user: cascade',
  'message_notes.message_id of messages: cascade',
  // A message stays when whoever has it leaves.
  'messages.assigned_to of user: set null',
  // A mailing stays as long as one of its letters waits.
  'outbox.mailing_id of mailings: no action',
  'passkey_challenges.user_id of user: cascade',
  'passkeys.user_id of user: cascade',
  'presence.user_id of user: cascade',
  'preview_links.entry_id of entries: cascade',
  'preview_links.set_id of publishing_sets: cascade',
  'publishing_set_entries.entry_id of entries: cascade',
  'publishing_set_entries.set_id of publishing_sets: cascade',
  'revisions.entry_id of entries: cascade',
  'sent_files.medium_id of media: cascade',
  'session.userId of user: cascade',
  'twoFactor.userId of user: cascade',
];

/** Columns of which no two rows have the same, but for the key of each table; with `?`, no two of some rows. */
const ONCE = [
  'alert_messages: entry_id, number',
  // Of those that do not lie in the bin.
  'entries: type, slug ?',
  'invitations: email',
  'invitations: token_hash',
  'known_networks: user_id, network',
  'messages: reference',
  // Nobody gets a mailing twice.
  'outbox: mailing_id, to_address',
  'passkeys: credential_id',
  'preview_links: token_hash',
  // An entry is in one open set.
  'publishing_set_entries: entry_id ?',
  'publishing_set_entries: set_id, entry_id',
  'redirects: path, query',
  'revisions: entry_id, version',
  'session: token',
  'subscribers: email',
  'subscribers: token_hash',
  'twoFactor: userId',
  'user: email',
];

async function listReferences({ db, kind }: Connection): Promise<string[]> {
  const { rows } =
    kind === 'sqlite'
      ? await sql<{ line: string }>`
          select m.name || '.' || f."from" || ' of ' || f."table" || ': ' || lower(f.on_delete) as line
          from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`.execute(
          db,
        )
      : await sql<{ line: string }>`
          select t.relname || '.' || a.attname || ' of ' || p.relname || ': '
            || case c.confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'no action' end as line
          from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class p on p.oid = c.confrelid
            join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
          where c.contype = 'f'`.execute(db);
  return rows.map(({ line }) => line).sort();
}

async function listUnique({ db, kind }: Connection): Promise<string[]> {
  const { rows } =
    kind === 'sqlite'
      ? await sql<{ line: string }>`
          select m.name || ': ' || (select group_concat(i.name, ', ') from pragma_index_info(l.name) i)
            || case when l.partial then ' ?' else '' end as line
          from sqlite_master m, pragma_index_list(m.name) l
          where m.type = 'table' and m.name not like 'search_%' and l."unique" and l.origin <> 'pk'`.execute(
          db,
        )
      : await sql<{ line: string }>`
          select t.relname || ': ' || (
            select string_agg(a.attname, ', ' order by k.place) from unnest(x.indkey) with ordinality k (number, place)
            join pg_attribute a on a.attrelid = x.indrelid and a.attnum = k.number
          ) || case when x.indpred is null then '' else ' ?' end as line
          from pg_index x join pg_class t on t.oid = x.indrelid
          join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
          where x.indisunique and not x.indisprimary and t.relname not like 'search_%'`.execute(db);
  return rows.map(({ line }) => line).sort();
}

describe.each(TEST_DATABASES)('$name', ({ open }) => {
  test('lets nothing point at what is gone', async () => {
    expect(await listReferences(await open())).toEqual(REFERENCES);
  });

  test('keeps one of what there may be once', async () => {
    expect(await listUnique(await open())).toEqual(ONCE);
  });
});
