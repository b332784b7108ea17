import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { TEST_DATABASES } from '../harness/databases/databases.ts';
import { countWaiting, outcomeOf } from '../harness/databases/postgres-races.ts';
import {
  actAs,
  openTestServices,
  TEST_EDITOR,
  TEST_NOW,
  TEST_PASSWORD,
  type TestServices,
  testMedia,
} from '../harness/services.ts';
import { createUser } from './accounts/members/create-user.ts';
import { OPERATOR } from './accounts/operator.ts';
import { createEntry } from './content/acts/create-entry.ts';
import { emptyData } from './content/model/content-type.ts';
import { page } from './content-types/page.ts';
import { acceptEventProposal } from './inbox/accept-event-proposal.ts';
import { parseEventProposal } from './inbox/forms/event-proposal-form.ts';
import { receiveMessage } from './inbox/forms/receive-message.ts';
import { deleteMedium } from './media/acts/delete-medium.ts';
import { addMedium } from './media/uploads/add-medium.ts';

const acting = actAs(TEST_EDITOR);
const PROPOSAL = parseEventProposal(
  {
    title: 'Γιορτή σταφίδας',
    description: 'Μουσική και χορός',
    startsAt: '2026-09-05T20:30',
    endsAt: '',
    location: 'Πλατεία',
    name: 'Σύλλογος',
    email: 'syllogos@example.org',
    phone: '',
  },
  'gr',
);
const ACCOUNT = {
  name: 'Μαρία',
  email: 'maria@example.org',
  password: TEST_PASSWORD,
  role: 'editor' as const,
};
const GIVER = { ...actAs(OPERATOR), firstPasswordDays: 7 };

describe.each(TEST_DATABASES)('a larger act on $name', ({ open }) => {
  let connection: Connection;
  let opened: TestServices;
  beforeEach(async () => {
    connection = await open();
    opened = await openTestServices(connection);
  });
  afterEach(() => opened.close());

  const count = async (table: 'entries' | 'revisions' | 'audit' | 'user' | 'account') =>
    (
      await connection.db
        .selectFrom(table as 'entries')
        .select('id')
        .execute()
    ).length;

  /** Runs while a table is missing, so that the last write of an act fails. */
  async function without(table: string, act: () => Promise<unknown>): Promise<string> {
    await connection.db.schema.alterTable(table).renameTo('away').execute();
    try {
      return await outcomeOf(act());
    } finally {
      await connection.db.schema.alterTable('away').renameTo(table).execute();
    }
  }

  const propose = async () => {
    await receiveMessage(connection.db, PROPOSAL, { officeEmail: undefined, now: TEST_NOW });
    const row = await connection.db.selectFrom('messages').select('id').executeTakeFirstOrThrow();
    return row.id;
  };
  const proposalState = async () =>
    (await connection.db.selectFrom('messages').select('state').executeTakeFirstOrThrow()).state;

  test('leaves a proposal new and no draft where its end fails', async () => {
    const id = await propose();
    const accept = () => acceptEventProposal(connection.db, id, acting);
    expect(await without('audit', accept)).toContain('audit');
    expect(await proposalState()).toBe('new');
    expect([await count('entries'), await count('revisions')]).toEqual([0, 0]);
    expect(await outcomeOf(accept())).toBe('done');
    expect([await proposalState(), await count('entries')]).toEqual(['done', 1]);
  });

  test('makes one draft of a proposal that two accept at the same moment', async () => {
    const id = await propose();
    const accept = () => outcomeOf(acceptEventProposal(connection.db, id, acting));
    expect((await Promise.all([accept(), accept()])).sort()).toEqual(['conflict', 'done']);
    expect(await count('entries')).toBe(1);
  });

  test('makes an account with its password and its record, or none of them', async () => {
    const { auth } = opened.services;
    const create = () => createUser(auth, connection.db, ACCOUNT, GIVER);
    expect(await without('audit', create)).toContain('audit');
    expect([await count('user'), await count('account')]).toEqual([0, 0]);
    expect(await outcomeOf(create())).toBe('done');
    expect([await count('user'), await count('account'), await count('audit')]).toEqual([1, 1, 1]);
  });

  test('is made of acts that join its transaction, and takes all of them back', async () => {
    const data = { ...emptyData(page.fields), title: { el: 'Α', en: 'A' } };
    const both = inTransaction(connection.db, async (tx) => {
      await createEntry(tx, page, { slug: 'one', data }, acting);
      await createEntry(tx, page, { slug: 'one', data }, acting);
    });
    expect(await outcomeOf(both)).toBe('conflict');
    expect([await count('entries'), await count('revisions'), await count('audit')]).toEqual([
      0, 0, 0,
    ]);
    expect(opened.siteChanges()).toBe(0);
    await inTransaction(connection.db, async (tx) => {
      await createEntry(tx, page, { slug: 'one', data }, acting);
      await createEntry(tx, page, { slug: 'two', data }, acting);
    });
    expect(await count('entries')).toBe(2);
    expect(opened.siteChanges()).toBe(1);
  });

  test.each([
    ['that is refused is done once', 'invalid', 1],
    ['that the database ends for another one is done three times at most', '40001', 3],
  ])('%s', async (_, code, times) => {
    let done = 0;
    const act = inTransaction(connection.db, async () => {
      done++;
      if (done > times) throw new Error('It is done again.');
      throw Object.assign(new Error('It cannot be done.'), { code });
    });
    await expect(act).rejects.toThrow('It cannot be done.');
    expect(done).toBe(times);
  });

  /**
   * On PostgreSQL, waits until another connection waits for this transaction or `isOver`. Elsewhere the other one
   * waits for its turn anyway.
   */
  async function untilItWaits(isOver: () => boolean): Promise<void> {
    if (!connection.lines) return;
    await vi.waitFor(async () => {
      expect(isOver() || (await countWaiting(connection.db)) > 0).toBe(true);
    });
  }

  test('keeps a medium that somebody deletes while an entry with it is being saved', async () => {
    const { store } = opened.services;
    const bytes = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#2A93C4' },
    })
      .png()
      .toBuffer();
    const upload = { fileName: 'a.png', bytes, accept: 'image' as const };
    const { id } = await addMedium(testMedia(connection.db, store), upload, acting);
    const data = { ...emptyData(page.fields), title: { el: 'Α', en: 'A' }, images: [id] };
    let isOver = false;
    let removal: Promise<string> | undefined;
    await inTransaction(connection.db, async (tx) => {
      await createEntry(tx, page, { slug: 'with', data }, acting);
      removal = outcomeOf(deleteMedium(connection.db, id, acting)).finally(() => {
        isOver = true;
      });
      await untilItWaits(() => isOver);
    });
    expect(await removal).toBe('conflict');
    expect(await store.exists(`originals/${id}.webp`)).toBe(true);
  });
});
