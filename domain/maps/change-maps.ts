import type { Db } from '../../database/connect.ts';
import { inTransaction, lockName, type Tx, touchSite } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { recordChange } from '../audit/record.ts';
import { DomainError } from '../errors.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { cleanText } from '../text/clean-text.ts';
import type { MapExtent } from './map-kinds.ts';
import { type MapProblem, readGeoJson } from './read-geojson.ts';
import { writeGeoJson } from './write-geojson.ts';

/** What each map is called, in the audit log too. */
const EXTENT_NAMES: Record<MapExtent, Bilingual> = {
  municipality: { el: 'Χάρτης του Δήμου', en: 'Map of the municipality' },
  centre: { el: 'Δρόμοι του κέντρου', en: 'Streets of the centre' },
};

/** A file in place of a map. */
export interface MapInput {
  /** GeoJSON. */
  geojson: string;
  fileName: string;
  /** The version that its author saw. */
  version: number;
}

/**
 * Puts a file in the place of a map. Throws 'invalid' with what is wrong where (`details.problems`), and 'conflict'
 * where somebody else has changed the map since.
 */
export async function replaceMap(
  db: Db,
  extent: MapExtent,
  { geojson, fileName, version }: MapInput,
  acting: Acting,
): Promise<void> {
  const read = readGeoJson(geojson);
  if ('problems' in read) throw badFile(read.problems);
  await inTransaction(db, async (tx) => {
    await beginChange(tx, extent, version);
    const row = { geojson: writeGeoJson(read.map), file_name: cleanText(fileName) };
    await store(tx, extent, version, row, acting);
    await record(tx, 'replaced', extent, row.file_name, acting);
    touchSite(tx);
  });
}

/** Puts the built-in map in its place again. Throws 'conflict' where somebody else has changed the map since. */
export async function returnToBuiltInMap(
  db: Db,
  extent: MapExtent,
  version: number,
  acting: Acting,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await beginChange(tx, extent, version);
    if (!before?.geojson) return;
    await store(tx, extent, version, { geojson: null, file_name: '' }, acting);
    await record(tx, 'replacement-undone', extent, before.file_name, acting);
    touchSite(tx);
  });
}

async function beginChange(tx: Tx, extent: MapExtent, version: number) {
  await lockName(tx, `map ${extent}`);
  const row = await tx
    .selectFrom('site_maps')
    .selectAll()
    .where('extent', '=', extent)
    .executeTakeFirst();
  if ((row?.version ?? 0) === version) return row;
  throw new DomainError(
    'conflict',
    {
      el: 'Κάποιος άλλος άλλαξε στο μεταξύ αυτόν τον χάρτη. Δείτε πρώτα ποιος ισχύει τώρα.',
      en: 'Somebody else has changed this map in the meantime. First look at the one that is in use now.',
    },
    { details: { version: row?.version ?? 0, changedBy: row?.changed_by ?? null } },
  );
}

/** The row stays when the built-in map is back, so that versions go on counting. */
async function store(
  tx: Tx,
  extent: MapExtent,
  version: number,
  what: { geojson: string | null; file_name: string },
  { by, now }: Acting,
): Promise<void> {
  const row = {
    ...what,
    version: version + 1,
    changed_at: now.toISOString(),
    changed_by: by.email,
  };
  if (version > 0) {
    await tx.updateTable('site_maps').set(row).where('extent', '=', extent).execute();
  } else
    await tx
      .insertInto('site_maps')
      .values({ ...row, extent })
      .execute();
}

async function record(
  tx: Tx,
  action: 'replaced' | 'replacement-undone',
  extent: MapExtent,
  fileName: string,
  { by, now }: Acting,
): Promise<void> {
  const title = `${EXTENT_NAMES[extent].el}: ${fileName}`;
  await recordChange(tx, by, action, { type: 'map', id: extent, title }, now);
}

function badFile(problems: MapProblem[]): DomainError {
  return new DomainError(
    'invalid',
    {
      el: 'Το αρχείο δεν μπορεί να γίνει χάρτης.',
      en: 'The file cannot become a map.',
    },
    { fields: { geojson: problems[0]?.text ?? { el: '', en: '' } }, details: { problems } },
  );
}
