import { randomBytes } from 'node:crypto';
import type { Db } from '../../../database/connect.ts';
import { inTransaction, type Tx } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { DomainError, notFound } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { keyedHash, keyFor } from '../../keys/server-key.ts';
import { DAY_MS } from '../../time/durations.ts';
import { lockEntry } from '../acts/lock-entry.ts';
import { recordAct } from '../acts/write-entry.ts';
import type { ContentType } from '../model/content-type.ts';
import { requireMayEdit } from '../model/entry-refusals.ts';

/** Long enough for somebody who is away, short enough that nobody has to remember it. */
const PREVIEW_LINK_DAYS = 7;
/** So many links of one entry at a time; more are a mistake of somebody's. */
const MOST_LINKS = 10;
const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;

/** A link as staff see it: the token itself is known only to those who were given it. */
export interface PreviewLink {
  id: string;
  createdAt: string;
  createdBy: string;
  expiresAt: string;
}

/**
 * A reader of the database, or of a copy of it, cannot open a preview. Tokens are looked up by this hash, so the time
 * that a comparison takes tells nothing about a token.
 */
const storedToken = async (db: Db, token: string) => keyedHash(await keyFor(db, 'previews'), token);

/** What a link shows: the working copy of an entry, or all entries of a publishing set. */
export type LinkSubject = { entryId: string } | { setId: string };

/**
 * Makes a link with which anybody who has it sees the working copy of an entry, for a week. The token is given this
 * once. Throws 'forbidden', 'not-found', or 'conflict' where the entry has too many links already.
 */
export async function makePreviewLink(
  db: Db,
  type: ContentType,
  id: string,
  acting: Acting,
): Promise<NewPreviewLink> {
  requireMayEdit(type, acting.by);
  const token = await newToken(db);
  return inTransaction(db, async (tx) => {
    const entry = await lockEntry(tx, type, id);
    const link = await addPreviewLink(tx, { entryId: id }, token, acting);
    await recordAct(tx, 'preview-shared', entry, acting);
    return link;
  });
}

/** A link with its token, which is given only once. */
export type NewPreviewLink = PreviewLink & { token: string };

/** A token and what is stored of it. */
interface Token {
  token: string;
  token_hash: string;
}

/** A new random token, and its keyed hash, which alone is stored. */
export async function newToken(db: Db): Promise<Token> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, token_hash: await storedToken(db, token) };
}

/** Stores a link of something that is locked. Throws 'conflict' where it has too many already. */
export async function addPreviewLink(
  tx: Tx,
  of: LinkSubject,
  { token, token_hash }: Token,
  { now, by }: Acting,
): Promise<NewPreviewLink> {
  if ((await living(tx, of, now).execute()).length >= MOST_LINKS) throw tooManyLinks();
  const link = {
    id: newId(now),
    created_at: now.toISOString(),
    created_by: by.email,
    expires_at: new Date(now.getTime() + PREVIEW_LINK_DAYS * DAY_MS).toISOString(),
  };
  await tx
    .insertInto('preview_links')
    .values({
      ...link,
      token_hash,
      entry_id: 'entryId' in of ? of.entryId : null,
      set_id: 'setId' in of ? of.setId : null,
    })
    .execute();
  return { ...toLink(link), token };
}

/** The links that can still be opened, the newest first. */
export async function listPreviewLinks(db: Db, of: LinkSubject, now: Date): Promise<PreviewLink[]> {
  return (await living(db, of, now).execute()).map(toLink);
}

/** Ends a link at once. Throws 'forbidden', or 'not-found' for the entry or the link. */
export async function withdrawPreviewLink(
  db: Db,
  type: ContentType,
  id: string,
  link: string,
  acting: Acting,
): Promise<void> {
  requireMayEdit(type, acting.by);
  await inTransaction(db, async (tx) => {
    const entry = await lockEntry(tx, type, id);
    await removePreviewLink(tx, { entryId: id }, link);
    await recordAct(tx, 'preview-withdrawn', entry, acting);
  });
}

/** Deletes a link of something. Throws 'not-found'. */
export async function removePreviewLink(tx: Tx, of: LinkSubject, link: string): Promise<void> {
  const [column, value] = ownerOf(of);
  const { numDeletedRows } = await tx
    .deleteFrom('preview_links')
    .where('id', '=', link)
    .where(column, '=', value)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw linkNotFound();
}

const ownerOf = (of: LinkSubject) =>
  'entryId' in of ? (['entry_id', of.entryId] as const) : (['set_id', of.setId] as const);

/** What a token opens, and until when; undefined for a token that opens nothing, or nothing any more. */
export async function findByToken(
  db: Db,
  token: string,
  now: Date,
): Promise<{ of: LinkSubject; expiresAt: string } | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const row = await db
    .selectFrom('preview_links')
    .select(['entry_id', 'set_id', 'expires_at'])
    .where('token_hash', '=', await storedToken(db, token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!row) return undefined;
  const of = row.entry_id === null ? { setId: row.set_id ?? '' } : { entryId: row.entry_id };
  return { of, expiresAt: row.expires_at };
}

/** Ends the links of somebody who has left: nobody answers for them any more. */
export async function endPreviewLinksOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom('preview_links').where('created_by', '=', email).execute();
}

/** Deletes links that have ended. */
export async function sweepPreviewLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('preview_links').where('expires_at', '<=', now.toISOString()).execute();
}

function living(db: Db, of: LinkSubject, now: Date) {
  const [column, value] = ownerOf(of);
  return db
    .selectFrom('preview_links')
    .select(['id', 'created_at', 'created_by', 'expires_at'])
    .where(column, '=', value)
    .where('expires_at', '>', now.toISOString())
    .orderBy('id', 'desc');
}

function toLink(row: {
  id: string;
  created_at: string;
  created_by: string;
  expires_at: string;
}): PreviewLink {
  return {
    id: row.id,
    createdAt: row.created_at,
    createdBy: row.created_by,
    expiresAt: row.expires_at,
  };
}

function tooManyLinks(): DomainError {
  return new DomainError('conflict', {
    el: `Υπάρχουν ήδη ${MOST_LINKS} τέτοιοι σύνδεσμοι. Αποσύρετε πρώτα έναν.`,
    en: `There are ${MOST_LINKS} such links already. Withdraw one first.`,
  });
}

function linkNotFound(): DomainError {
  return notFound({
    el: 'Ο σύνδεσμος δεν υπάρχει πια.',
    en: 'The link no longer exists.',
  });
}
