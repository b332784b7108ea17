import type { Db } from '../../../database/connect.ts';
import type { MediaTable } from '../../../database/tables.ts';
import { shownSize } from '../pictures/crop.ts';
import { mediaPath, mediaUrl, PICTURE_FORMATS, widthsOf } from '../pictures/picture.ts';

/**
 * Where an address leads that a medium had before its file or its crop changed: the same rendition, or the nearest
 * that there is now. Undefined for an address that no medium had, and for one in the bin.
 */
export async function findMovedAddress(
  db: Db,
  { id, digest, name }: { id: string; digest: string; name: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('media')
    .innerJoin('earlier_files', 'earlier_files.medium_id', 'media.id')
    .where('media.id', '=', id)
    .where('media.deleted_at', 'is', null)
    .where('earlier_files.address_digest', '=', digest)
    .selectAll('media')
    .executeTakeFirst();
  return row && addressOf(row, name);
}

/** An HTML document whose addresses of media are those of now: browsers keep what an earlier one gave. */
export async function withCurrentAddresses(db: Db, html: string): Promise<string> {
  const ids = new Set(Array.from(html.matchAll(ADDRESS), ([, id = '']) => id));
  if (ids.size === 0) return html;
  const rows = await db
    .selectFrom('media')
    .innerJoin('earlier_files', 'earlier_files.medium_id', 'media.id')
    .where('media.id', 'in', [...ids])
    .where('media.deleted_at', 'is', null)
    .selectAll('media')
    .select('earlier_files.address_digest as earlier_digest')
    .execute();
  if (rows.length === 0) return html;
  const moved = new Map(rows.map((row) => [`${row.id}.${row.earlier_digest}`, row]));
  return html.replace(ADDRESS, (address, id: string, digest: string, name: string) => {
    const row = moved.get(`${id}.${digest}`);
    return (row && addressOf(row, name)) || address;
  });
}

const ADDRESS = /\/media\/([a-z0-9-]{1,80})\.([0-9a-f]{16})\/([A-Za-z0-9.%_-]{1,100})/g;

function addressOf(row: MediaTable, name: string): string | undefined {
  if (row.kind === 'document') return mediaUrl(row);
  const [, asked, format] = /^(\d{1,4})\.([a-z]{3,4})$/.exec(name) ?? [];
  if (!PICTURE_FORMATS.some((known) => known === format)) return undefined;
  const widths = widthsOf(shownSize(row).width);
  const width = widths.findLast((offered) => offered <= Number(asked)) ?? widths[0];
  return `${mediaPath(row)}/${width}.${format}`;
}
