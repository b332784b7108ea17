import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection, Db } from '../../database/connect.ts';
import { onSiteChange } from '../../database/transaction.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { endDuring, openPostgresRaces } from '../../harness/databases/postgres-races.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR } from '../../harness/services.ts';
import { builtInMap } from './built-in.ts';
import { replaceMap, returnToBuiltInMap } from './change-maps.ts';
import { MAP_LIMITS } from './map-problems.ts';
import { exportMap, findSiteMap, readSiteMap } from './site-maps.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';
const ring = (east: number) =>
  JSON.stringify([
    [22, 38],
    [east, 38],
    [east, 38.2],
    [22, 38],
  ]);
const file = (east: number) =>
  `{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"kind":"unit"},"geometry":{"type":"Polygon","coordinates":[${ring(east)}]}}]}`;

describe.each(TEST_DATABASES)('the maps of the site on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const input = (version: number, east = 22.2) => ({
    geojson: file(east),
    fileName: `${east}.geojson`,
    version,
  });
  const replace = (version: number, east?: number, by = TEST_ADMIN) =>
    replaceMap(connection.db, 'municipality', input(version, east), actAs(by));
  const audited = () =>
    connection.db
      .selectFrom('audit')
      .select(['action', 'subject_type', 'subject_title', 'user_email'])
      .orderBy('action')
      .execute();

  test('are the built-in ones until somebody gives another, and again when it is taken back', async () => {
    const { db } = connection;
    const before = await findSiteMap(db, 'municipality');
    expect(before).toMatchObject({ isBuiltIn: true, version: 0, fileName: '', changedAt: null });
    expect(before.map).toBe(builtInMap('municipality'));

    let changes = 0;
    onSiteChange(db, () => {
      changes++;
    });
    await replace(0);
    const own = await findSiteMap(db, 'municipality');
    expect(own).toMatchObject({
      isBuiltIn: false,
      version: 1,
      fileName: '22.2.geojson',
      changedBy: TEST_ADMIN.email,
    });
    expect(own.map.features).toHaveLength(1);
    expect(JSON.parse(await exportMap(db, 'municipality')).features).toHaveLength(1);
    expect((await findSiteMap(db, 'centre')).isBuiltIn).toBe(true);

    await returnToBuiltInMap(db, 'municipality', 1, actAs(TEST_ADMIN));
    expect(await findSiteMap(db, 'municipality')).toMatchObject({ isBuiltIn: true, version: 2 });
    // Whoever does it again changes nothing, of which there is no record.
    await returnToBuiltInMap(db, 'municipality', 2, actAs(TEST_ADMIN));
    expect(await findSiteMap(db, 'municipality')).toMatchObject({ isBuiltIn: true, version: 2 });
    // Held pages have ended twice.
    expect(changes).toBe(2);
    expect(await audited()).toEqual([
      {
        action: 'replaced',
        subject_type: 'map',
        subject_title: 'Χάρτης του Δήμου: 22.2.geojson',
        user_email: TEST_ADMIN.email,
      },
      {
        action: 'replacement-undone',
        subject_type: 'map',
        subject_title: 'Χάρτης του Δήμου: 22.2.geojson',
        user_email: TEST_ADMIN.email,
      },
    ]);
  });

  test('are what somebody gave, also where it is longer as it is written than as it came', async () => {
    const { db } = connection;
    const name = 'Ά'.repeat(MAP_LIMITS.name);
    const line = '[[22.12345,38.12345],[22.12346,38.12346],[22.12347,38.12347]]';
    const road = `,{"type":"Feature","properties":{"kind":"road","name_el":"${name}","name_en":"${name}"},"geometry":{"type":"LineString","coordinates":${line}}}`;
    const roads = Math.floor((MAP_LIMITS.characters - file(22.2).length) / road.length);
    const geojson = file(22.2).replace(/]}$/, `${road.repeat(roads)}]}`);
    await replaceMap(db, 'municipality', { ...input(0), geojson }, actAs(TEST_ADMIN));
    const own = await readSiteMap(db, 'municipality');
    expect(own).toMatchObject({ isBuiltIn: false, version: 1, fileName: '22.2.geojson' });
    expect(own.map.features).toHaveLength(1 + roads);
  });

  test('stay as they are when a file is bad, or was made for an older map', async () => {
    await replace(0);
    const bad = { ...input(1), geojson: file(22.2).replace('unit', 'castle') };
    await expect(
      replaceMap(connection.db, 'municipality', bad, actAs(TEST_ADMIN)),
    ).rejects.toMatchObject({
      code: 'invalid',
      details: { problems: [{ line: 1, feature: 1 }] },
    });
    await expect(replace(0, 22.4)).rejects.toMatchObject({
      code: 'conflict',
      details: { version: 1, changedBy: TEST_ADMIN.email },
    });
    await expect(
      returnToBuiltInMap(connection.db, 'municipality', 0, actAs(TEST_ADMIN)),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect(await findSiteMap(connection.db, 'municipality')).toMatchObject({
      version: 1,
      fileName: '22.2.geojson',
    });
    expect(await audited()).toHaveLength(1);
  });

  test.each([0, 1])(
    'of two people at once one is told of the other (after %i changes)',
    async (before) => {
      if (before) await replace(0);
      const outcomes = await Promise.allSettled([
        replace(before, 22.3),
        replace(before, 22.4, TEST_EDITOR),
        returnToBuiltInMap(connection.db, 'municipality', before, actAs(TEST_EDITOR)),
      ]);
      const refused = outcomes.filter(({ status }) => status === 'rejected');
      for (const one of refused) {
        expect((one as PromiseRejectedResult).reason).toMatchObject({ code: 'conflict' });
      }
      // Bringing back what is built in changes nothing, so it may come before one of the others.
      expect(outcomes.length - refused.length).toBeLessThanOrEqual(before ? 1 : 2);
      const now = await findSiteMap(connection.db, 'municipality');
      expect(now.version).toBe(before + 1);
      expect(await audited()).toHaveLength(before + 1);
    },
  );

  test('are read again after a change of another process', async () => {
    const { db } = connection;
    await replace(0);
    await findSiteMap(db, 'municipality');
    // As another process leaves it.
    await db.updateTable('site_maps').set({ geojson: null, file_name: '', version: 2 }).execute();
    expect(await findSiteMap(db, 'municipality')).toMatchObject({ isBuiltIn: true, version: 2 });
  });
});

test.skipIf(!SERVER)(
  'of two who replace a map at once the second is told of the first',
  async () => {
    const races = await openPostgresRaces(SERVER);
    const replace = (version: number, east: number) => (db: Db) =>
      replaceMap(
        db,
        'municipality',
        { geojson: file(east), fileName: `${east}.geojson`, version },
        actAs(TEST_ADMIN),
      );
    await replace(0, 22.2)(races.here.db);
    expect(await endDuring(races, replace(1, 22.3), replace(1, 22.4))).toBe('conflict');
    expect(await findSiteMap(races.here.db, 'municipality')).toMatchObject({
      version: 2,
      fileName: '22.3.geojson',
    });
    await races.close();
  },
);
