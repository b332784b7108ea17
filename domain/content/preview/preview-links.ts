import { randomBytes } from 'node:crypto';
import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { DomainError, notFound } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { keyedHash, keyFor } from '../../keys/server-key.ts';
import { lockEntry } from '../acts/lock-entry.ts';
import { recordAct } from '../acts/write-entry.ts';
import type { ContentType } from '../model/content-type.ts';
import { requireMayEdit } from '../model/entry-refusals.ts';

/** Long enough for somebody who is away, short enough that nobody has to remember it. */
const PREVIEW_LINK_DAYS = 7;
const DAY_MS = 86_400_000;
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

/**
 * Makes a link with which anybody who has it sees the working copy of an entry, for a week. The token is given this
 * once. Throws 'forbidden', 'not-found', or 'conflict' where the entry has too many links already.
 */
export async function makePreviewLink(
  db: Db,
  type: ContentType,
  id: string,
  acting: Acting,
): Promise<PreviewLink & { token: string }> {
  requireMayEdit(type, acting.by);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const token_hash = await storedToken(db, token);
  return inTransaction(db, async (tx) => {
    const entry = await lockEntry(tx, type, id);
    const { now, by } = acting;
    if ((await living(tx, id, now).execute()).length >= MOST_LINKS) throw tooManyLinks();
    const link = {
      id: newId(now),
      created_at: now.toISOString(),
      created_by: by.email,
      expires_at: new Date(now.getTime() + PREVIEW_LINK_DAYS * DAY_MS).toISOString(),
    };
    await tx
      .insertInto('preview_links')
      .values({ ...link, token_hash, entry_id: id })
      .execute();
    await recordAct(tx, 'preview-shared', entry, acting);
    return { ...toLink(link), token };
  });
}

/** The links of an entry that can still be opened, the newest first. */
export async function listPreviewLinks(db: Db, id: string, now: Date): Promise<PreviewLink[]> {
  return (await living(db, id, now).execute()).map(toLink);
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
    const { numDeletedRows } = await tx
      .deleteFrom('preview_links')
      .where('id', '=', link)
      .where('entry_id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw linkNotFound();
    await recordAct(tx, 'preview-withdrawn', entry, acting);
  });
}

/** The entry that a token opens, and until when; undefined for a token that opens nothing, or nothing any more. */
export async function findByToken(
  db: Db,
  token: string,
  now: Date,
): Promise<{ entryId: string; expiresAt: string } | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const row = await db
    .selectFrom('preview_links')
    .select(['entry_id', 'expires_at'])
    .where('token_hash', '=', await storedToken(db, token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row && { entryId: row.entry_id, expiresAt: row.expires_at };
}

/** Ends the links of somebody who has left: nobody answers for them any more. */
export async function endPreviewLinksOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom('preview_links').where('created_by', '=', email).execute();
}

/** Deletes links that have ended. */
export async function sweepPreviewLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('preview_links').where('expires_at', '<=', now.toISOString()).execute();
}

function living(db: Db, id: string, now: Date) {
  return db
    .selectFrom('preview_links')
    .select(['id', 'created_at', 'created_by', 'expires_at'])
    .where('entry_id', '=', id)
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
    el: `Υπάρχουν ήδη ${MOST_LINKS} σύνδεσμοι για αυτή την εγγραφή. Αποσύρετε πρώτα έναν.`,
    en: `There are ${MOST_LINKS} links for this entry already. Withdraw one first.`,
  });
}

function linkNotFound(): DomainError {
  return notFound({
    el: 'Ο σύνδεσμος δεν υπάρχει πια.',
    en: 'The link no longer exists.',
  });
}
