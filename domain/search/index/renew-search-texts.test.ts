import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import type { EntryTable } from '../../../database/tables.ts';
import { onSiteChange } from '../../../database/transaction.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { dieAfter } from '../../../harness/databases/dying-process.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { createEntry } from '../../content/acts/create-entry.ts';
import { publishDue } from '../../content/acts/due/publish-due.ts';
import { saveEntry } from '../../content/acts/save-entry.ts';
import { emptyData } from '../../content/model/content-type.ts';
import { event } from '../../content-types/event.ts';
import { writeFact } from '../../facts/facts.ts';
import { fold } from '../../text/fold.ts';
import { HOUR_MS } from '../../time/durations.ts';
import { searchSite } from '../site-search.ts';
import {
  isAnalysedAsNow,
  type Renewing,
  renewEntry,
  renewSearchTexts,
} from './renew-search-texts.ts';

const acting = actAs(TEST_EDITOR);
const TITLES = ['Σάλπιγγα', 'Τρομπόνι', 'Κόρνο'];
const ALL = ['/events/event-0', '/events/event-1', '/events/event-2'];
/** What a version that knew nothing of months has written. */
const FORMER = 'εβραδια';

const eventData = (title: string) => ({
  ...emptyData(event.fields),
  title: { el: title, en: title },
  description: { el: 'Μουσική', en: 'Brass' },
  location: { el: 'Λιμάνι', en: 'Harbour' },
  startsAt: '2026-08-14T21:00',
});

const renewing = (more: Partial<Renewing> = {}): Renewing => ({
  rest: async () => {},
  isStopped: () => false,
  onBroken: (_, error) => {
    throw error;
  },
  ...more,
});

describe.each(TEST_DATABASES)(
  'what is searched of entries saved by an earlier version, on $name',
  ({ open }) => {
    let connection: Connection;
    beforeEach(async () => {
      connection = await open();
      for (const [at, title] of TITLES.entries()) {
        const entry = { slug: `event-${at}`, data: eventData(title), publish: true };
        const { id } = await createEntry(connection.db, event, entry, acting);
        await connection.db
          .updateTable('entries')
          .set({ search_text: `${fold(`${title} ${title}`)} ${FORMER}` })
          .where('id', '=', id)
          .execute();
      }
    });

    const found = async (query: string) => {
      const asked = { query, page: 1, pageSize: 50, now: TEST_NOW };
      const result = await searchSite(connection.db, asked);
      return result.found
        .flatMap(({ path }) => (path?.startsWith('/events/') ? [path] : []))
        .sort();
    };
    const readAll = () => connection.db.selectFrom('entries').selectAll().orderBy('id').execute();

    test('is made anew once, and nothing else of them', async () => {
      const { db } = connection;
      const before = await readAll();
      const changes: number[] = [];
      const stop = onSiteChange(db, ({ version }) => void changes.push(version));
      expect(await found('αύγουστος')).toEqual([]);

      expect(await isAnalysedAsNow(db)).toBe(false);
      expect(await renewSearchTexts(db, renewing())).toBe(3);
      expect(await isAnalysedAsNow(db)).toBe(true);
      expect(await found('αύγουστος')).toEqual(ALL);
      expect(await found('august')).toEqual(ALL);
      expect(await found(FORMER), 'the former words').toEqual([]);
      const after = await readAll();
      expect(after.map((row) => ({ ...row, search_text: '' }))).toEqual(
        before.map((row) => ({ ...row, search_text: '' })),
      );
      expect(changes, 'results that are held end').toHaveLength(1);

      expect(await renewSearchTexts(db, renewing()), 'again').toBe(0);
      expect(changes, 'nothing has changed').toHaveLength(1);
      stop();
    });

    test('is whole at the next start, wherever a process died', async () => {
      const { db } = connection;
      await writeFact(db, 'search-analysis', 'of the version before');
      const changes: number[] = [];
      const stop = onSiteChange(db, ({ version }) => void changes.push(version));
      // Before the first entry; after one; after the others, before it says that all are done.
      for (const writes of [0, 1, 2]) {
        const dying = dieAfter(db, writes);
        await expect(renewSearchTexts(dying.db, renewing())).rejects.toThrow('died');
        expect(await isAnalysedAsNow(db), `after ${writes} more`).toBe(false);
      }
      expect(await found('αύγουστος')).toEqual(ALL);
      expect(await renewSearchTexts(db, renewing())).toBe(0);
      expect(await isAnalysedAsNow(db)).toBe(true);
      expect(changes, 'results that are held end').toHaveLength(1);
      stop();
    });

    test('is made by several servers at once', async () => {
      const { db } = connection;
      const both = [renewSearchTexts(db, renewing()), renewSearchTexts(db, renewing())];
      expect((await Promise.all(both)).every((count) => count !== undefined)).toBe(true);
      expect(await found('αύγουστος')).toEqual(ALL);
      expect(await renewSearchTexts(db, renewing())).toBe(0);
    });

    test('is left to whoever saves an entry meanwhile', async () => {
      const { db } = connection;
      const [row] = await readAll();
      if (!row) throw new Error('no entry');
      const data = { ...eventData('Φλάουτο'), startsAt: '2026-11-14T21:00' };
      await saveEntry(db, event, row.id, { slug: row.slug, data, publish: true }, acting);
      expect(await renewEntry(db, row)).toBe(false);
      expect(await found('φλάουτο νοέμβριος')).toEqual([`/events/${row.slug}`]);
    });

    test('is left to what is published as planned meanwhile, which counts no version', async () => {
      const { db } = connection;
      const { id, slug, version } = (await readAll())[0] as EntryTable;
      const publishAt = new Date(TEST_NOW.getTime() + HOUR_MS).toISOString();
      const data = eventData('Φλάουτο');
      await saveEntry(db, event, id, { slug, data, version, publishAt }, acting);
      await db.updateTable('entries').set({ search_text: FORMER }).where('id', '=', id).execute();
      const row = (await readAll())[0] as EntryTable;
      await publishDue(db, new Date(publishAt));
      expect(await renewEntry(db, row)).toBe(false);
      expect(await found('φλάουτο')).toEqual([`/events/${slug}`]);
    });

    test('is made with a rest after each entry, since each may have long documents', async () => {
      const rests: number[] = [];
      await renewSearchTexts(connection.db, renewing({ rest: async (ms) => void rests.push(ms) }));
      expect(rests).toHaveLength(TITLES.length);
    });

    test('waits for the next start where it was stopped', async () => {
      let rests = 0;
      const stopping = renewing({
        rest: async () => void rests++,
        isStopped: () => rests > 0,
      });
      expect(await renewSearchTexts(connection.db, stopping)).toBeUndefined();
      expect(await isAnalysedAsNow(connection.db)).toBe(false);
    });

    test('is made for the others where one cannot be read', async () => {
      const { db } = connection;
      const broken: string[] = [];
      const [row] = await readAll();
      await db
        .updateTable('entries')
        .set({ published: '{"days":5}' })
        .where('id', '=', row?.id ?? '')
        .execute();
      const onBroken = (id: string) => void broken.push(id);
      expect(await renewSearchTexts(db, renewing({ onBroken }))).toBe(2);
      expect(broken).toEqual([row?.id]);
    });

    test('is due again where a type says other words of its entries', async () => {
      const { db } = connection;
      await renewSearchTexts(db, renewing());
      const also = event.search?.also;
      if (!event.search || !also) throw new Error('Events say no other words.');
      vi.spyOn(event.search, 'also').mockImplementation((data) => [
        ...also(data),
        ...(data.startsAt ? [{ el: 'χάλκινα', en: 'brass' }] : []),
      ]);
      expect(await isAnalysedAsNow(db)).toBe(false);
      expect(await renewSearchTexts(db, renewing())).toBe(3);
      expect(await found('χάλκινα')).toEqual(ALL);
    });
  },
);
