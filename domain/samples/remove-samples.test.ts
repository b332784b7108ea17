import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FILLED_DATABASES } from '../../harness/databases/filled.ts';
import { actAs, openTestServices, TEST_ADMIN, type TestServices } from '../../harness/services.ts';
import { listAudit } from '../audit/reading.ts';
import { restoreEntry } from '../content/acts/restore-entry.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { getForStaff } from '../content/reading/staff-entries.ts';
import { findContentType } from '../content-types/all.ts';
import { news } from '../content-types/news.ts';
import type { Db } from '../services.ts';
import { readSamples } from './list-samples.ts';
import { removeSamples } from './remove-samples.ts';

const admin = actAs(TEST_ADMIN);
/** Ninety entries and their files, one after another. */
const MANY = { timeout: 180_000 };

describe.each(FILLED_DATABASES)('the first content on $name', ({ openFilled }) => {
  let site: TestServices;
  let db: Db;
  beforeEach(async () => {
    site = await openTestServices(await openFilled('sample'));
    db = site.services.db;
  });
  afterEach(() => site.close());

  const living = () =>
    db
      .selectFrom('entries')
      .select(['id', 'type', 'is_sample', 'version'])
      .where('deleted_at', 'is', null)
      .execute();
  const files = () => db.selectFrom('media').select('id').where('deleted_at', 'is', null).execute();

  test(
    'goes in one act, into the bin; what is no sample, needed or changed by staff stays and is named',
    MANY,
    async () => {
      const before = await living();
      const filesBefore = (await files()).length;
      const first = before.find(({ type }) => type === 'news')?.id ?? '';
      const entry = await getForStaff(db, news, first);
      await saveEntry(db, news, first, { data: entry.data, version: entry.version }, admin);

      const overview = await readSamples(db);
      expect(overview.changed.map(({ id }) => id)).toEqual([first]);
      expect(overview.needed.map(({ type }) => type)).toEqual(['mayor']);
      const removed = await removeSamples(db, admin);
      const announced = overview.entries.reduce((sum, { count }) => sum + count, 0);
      const keptEntries = removed.kept.filter(({ type }) => type !== 'media');
      expect(removed.entries + keptEntries.length).toBe(announced);
      expect(removed.entries).toBeGreaterThan(50);

      const after = await living();
      expect(after).toHaveLength(before.length - removed.entries);
      const left = after.filter(({ is_sample }) => is_sample === 1).map(({ id }) => id);
      const named = [...keptEntries, ...overview.needed].map(({ id }) => id);
      expect(left.sort()).toEqual(named.sort());
      for (const { reason } of removed.kept) expect(reason.el).toMatch(/\S/);
      const still = new Set(after.map(({ id }) => id));
      const others = before.filter(({ is_sample }) => is_sample === 0).map(({ id }) => id);
      expect([...others, first].filter((id) => !still.has(id))).toEqual([]);

      expect((await files()).length).toBe(filesBefore - removed.files);
      const used = await db
        .selectFrom('entry_references')
        .innerJoin('entries', 'entries.id', 'entry_references.entry_id')
        .innerJoin('media', 'media.id', 'entry_references.target')
        .select('media.deleted_at')
        .where('entry_references.kind', '=', 'medium')
        .where('entries.deleted_at', 'is', null)
        .execute();
      expect(used.length).toBeGreaterThan(0);
      expect(used.every(({ deleted_at }) => deleted_at === null)).toBe(true);

      const gone = before.find(({ id, type }) => type === 'event' && !still.has(id))?.id ?? '';
      const type = findContentType('event');
      if (type) await restoreEntry(db, type, gone, admin);
      expect((await living()).some(({ id }) => id === gone)).toBe(true);
    },
  );

  test('is removed once; the log has the act and each entry', MANY, async () => {
    const { entries, files: gone } = await removeSamples(db, admin);
    expect(await removeSamples(db, admin)).toMatchObject({ entries: 0, files: 0 });
    const { total: acts } = await listAudit(db, { limit: 1, offset: 0, action: 'samples-removed' });
    expect(acts).toBe(1);
    const { total } = await listAudit(db, { limit: 1, offset: 0, action: 'deleted' });
    expect(total).toBe(entries + gone);
  });
});
