import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { newsData } from '../../../harness/content/entry-data.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, openTestAuth, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { fillEmptyDatabase } from '../../../seed/fill.ts';
import { changeUser } from '../../accounts/members/change-user.ts';
import { createUser } from '../../accounts/members/create-user.ts';
import { OPERATOR } from '../../accounts/operator.ts';
import { listAudit } from '../../audit/reading.ts';
import { menuItem } from '../../content-types/menu-item.ts';
import { news } from '../../content-types/news.ts';
import { newServerKey, setServerKey } from '../../keys/server-key.ts';
import { erasePerson } from '../../people/erase-person.ts';
import { deleteExpired } from '../../retention/delete-expired.ts';
import { createEntry } from '../acts/create-entry.ts';
import { deleteEntry } from '../acts/delete-entry.ts';
import { createSet } from '../sets/make-set.ts';
import { makeSetLink, withdrawSetLink } from '../sets/set-preview-links.ts';
import {
  findByToken,
  listPreviewLinks,
  makePreviewLink,
  withdrawPreviewLink,
} from './preview-links.ts';

const editor = actAs(TEST_EDITOR);
const DAY_MS = 86_400_000;
const daysLater = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);

describe.each(TEST_DATABASES)('links for previews on $name', ({ open }) => {
  let connection: Connection;
  let id: string;
  beforeEach(async () => {
    connection = await open();
    const entry = await createEntry(
      connection.db,
      news,
      { data: newsData('Πρώτο', '2026-03-01'), publish: false },
      editor,
    );
    id = entry.id;
  });
  afterEach(() => connection.close());

  const make = (by = editor) => makePreviewLink(connection.db, news, id, by);
  const opens = async (token: string, now = TEST_NOW) =>
    JSON.stringify((await findByToken(connection.db, token, now))?.of) ===
    JSON.stringify({ entryId: id });

  test('are listed with who made them, when and until when, and the log has both acts', async () => {
    const { db } = connection;
    const { token, ...first } = await make();
    const { token: _, ...second } = await make(actAs(OPERATOR, daysLater(1)));
    expect(first).toEqual({
      id: first.id,
      createdAt: TEST_NOW.toISOString(),
      createdBy: TEST_EDITOR.email,
      expiresAt: daysLater(7).toISOString(),
    });
    expect(await listPreviewLinks(db, { entryId: id }, daysLater(2))).toEqual([second, first]);
    await withdrawPreviewLink(db, news, id, first.id, editor);
    expect(await listPreviewLinks(db, { entryId: id }, daysLater(2))).toEqual([second]);
    expect(await opens(token)).toBe(false);
    await expect(withdrawPreviewLink(db, news, id, first.id, editor)).rejects.toMatchObject({
      code: 'not-found',
    });
    const other = { data: newsData('Δεύτερο', '2026-03-01'), publish: false };
    const { id: otherId } = await createEntry(db, news, other, actAs(OPERATOR));
    await expect(withdrawPreviewLink(db, news, otherId, second.id, editor)).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await listPreviewLinks(db, { entryId: id }, daysLater(2))).toEqual([second]);
    const { records } = await listAudit(db, { limit: 10, offset: 0 });
    expect(records.map(({ action }) => action).sort()).toEqual([
      'created',
      'created',
      'preview-shared',
      'preview-shared',
      'preview-withdrawn',
    ]);
    expect(JSON.stringify(records)).not.toContain(token);
  });

  test('to a set are listed, and the log names the set with both acts', async () => {
    const { db } = connection;
    const setId = await createSet(db, 'Νέο έτος', editor);
    const { token, ...link } = await makeSetLink(db, setId, actAs(TEST_EDITOR, daysLater(1)));
    expect(await listPreviewLinks(db, { setId }, daysLater(1))).toEqual([link]);
    await withdrawSetLink(db, setId, link.id, actAs(TEST_EDITOR, daysLater(2)));
    expect(await listPreviewLinks(db, { setId }, daysLater(2))).toEqual([]);
    const { records } = await listAudit(db, { limit: 2, offset: 0 });
    expect(
      records.map(({ action, subjectType, subjectTitle }) => [action, subjectType, subjectTitle]),
    ).toEqual([
      ['preview-withdrawn', 'publishing-set', 'Νέο έτος'],
      ['preview-shared', 'publishing-set', 'Νέο έτος'],
    ]);
    expect(JSON.stringify(records)).not.toContain(token);
  });

  test('are stored as what nobody opens them with, and end with the key of the server', async () => {
    const { db } = connection;
    const { token } = await make();
    const rows = await db.selectFrom('preview_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(await opens(rows[0]?.token_hash ?? '')).toBe(false);
    expect(await opens(token)).toBe(true);
    expect(await opens(`${token} `)).toBe(false);
    setServerKey(db, newServerKey());
    expect(await opens(token)).toBe(false);
  });

  test('end after seven days, in the list too, and are swept then', async () => {
    const { db } = connection;
    const { token } = await make();
    const almost = new Date(daysLater(7).getTime() - 1);
    expect(await opens(token, almost)).toBe(true);
    expect(await opens(token, daysLater(7))).toBe(false);
    expect(await listPreviewLinks(db, { entryId: id }, daysLater(7))).toEqual([]);
    const periods = { messagesDays: 730, auditDays: 1825 };
    const count = async () => (await db.selectFrom('preview_links').select('id').execute()).length;
    await deleteExpired(db, almost, periods);
    expect(await count()).toBe(1);
    await deleteExpired(db, daysLater(7), periods);
    expect(await count()).toBe(0);
  });

  test('are made by those who may change the entry, ten at a time', async () => {
    const { db } = connection;
    for (let number = 0; number < 10; number++) await make();
    await expect(make()).rejects.toMatchObject({ code: 'conflict' });
    // When they have ended there is room again.
    await make(actAs(TEST_EDITOR, daysLater(7)));
    await expect(makePreviewLink(db, news, 'nothing', editor)).rejects.toMatchObject({
      code: 'not-found',
    });
    const store = { put: async () => {} } as never;
    await fillEmptyDatabase(db, store, { kind: 'none', now: TEST_NOW });
    const item = await createEntry(
      db,
      menuItem,
      { data: { title: { el: 'Α', en: 'A' }, href: '/', submenu: [] } },
      actAs(OPERATOR),
    );
    await expect(makePreviewLink(db, menuItem, item.id, editor)).rejects.toMatchObject({
      code: 'forbidden',
    });
    const link = await makePreviewLink(db, menuItem, item.id, actAs(OPERATOR));
    await expect(withdrawPreviewLink(db, menuItem, item.id, link.id, editor)).rejects.toMatchObject(
      { code: 'forbidden' },
    );
  });

  test('made while somebody deletes the entry do not outlive it', async () => {
    const { db } = connection;
    const [made] = await Promise.allSettled([make(), deleteEntry(db, news, id, editor)]);
    if (made.status === 'fulfilled') expect(await opens(made.value.token)).toBe(false);
    expect(await db.selectFrom('preview_links').select('id').execute()).toEqual([]);
  });

  test('end with the account of whoever made them', async () => {
    const { db } = connection;
    const auth = await openTestAuth(connection);
    const input = { name: 'Ν', email: 'left@example.org', role: 'editor' as const };
    const password = 'olive-harbour-lantern';
    const user = await createUser(auth, db, { ...input, password }, { now: TEST_NOW });
    const leaving = actAs({ id: user.id, email: input.email, role: 'editor' });
    const stays = await make();
    const disabled = await make(leaving);
    await changeUser(db, user.id, { disabled: true }, actAs(OPERATOR));
    expect([await opens(disabled.token), await opens(stays.token)]).toEqual([false, true]);
    const late = await make(leaving);
    await erasePerson(db, input.email, actAs(OPERATOR));
    expect([await opens(late.token), await opens(stays.token)]).toEqual([false, true]);
  });
});
