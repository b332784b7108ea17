import type { Db } from '../../../database/connect.ts';
import type { MediaTable } from '../../../database/tables.ts';
import { findEntry } from '../../content/reading/published-entries.ts';
import { settings } from '../../content-types/settings.ts';
import { ICO_SIZE, iconFile } from '../files/icon-file.ts';
import type { MediaServices } from '../media-services.ts';
import { readIfThere } from '../store/store.ts';
import { pixelsOf, readCrop } from './crop.ts';
import { keepMade, renditionFolder } from './renditions.ts';

/** The site's icons by their addresses, with the side of each in pixels. */
const ICONS = {
  'favicon.svg': whole(192),
  'favicon.ico': whole(ICO_SIZE),
  'apple-touch-icon.png': { size: 180, inner: 180, hasGround: true },
  'icon-192.png': whole(192),
  'icon-512.png': whole(512),
  // Systems may cut it to a circle of 80 % of its width (W3C, Web Application Manifest, section 2.5).
  'icon-maskable-512.png': { size: 512, inner: 400, hasGround: true },
};

function whole(size: number) {
  return { size, inner: size, hasGround: false };
}

export type IconName = keyof typeof ICONS;
export const ICON_NAMES = Object.keys(ICONS) as IconName[];

/** The picture that the settings name as the emblem; undefined where they name none. */
export async function findEmblem(db: Db): Promise<MediaTable | undefined> {
  const office = await findEntry(db, settings, settings.name);
  if (!office?.data.emblem) return undefined;
  return db
    .selectFrom('media')
    .selectAll()
    .where('id', '=', office.data.emblem)
    .where('kind', '=', 'image')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/**
 * One icon of an emblem, whole and in the middle of a square; from the store, or made and put there. Undefined where
 * the store has no file of the emblem.
 */
export async function getIcon(
  { store, files }: Pick<MediaServices, 'store' | 'files'>,
  emblem: MediaTable,
  name: IconName,
): Promise<Uint8Array | undefined> {
  const key = `${renditionFolder(emblem.id)}${emblem.address_digest}/${name}`;
  const kept = await readIfThere(store, key);
  if (kept) return kept;
  const original = await readIfThere(store, emblem.storage_key);
  if (!original) return undefined;
  const crop = readCrop(emblem.crop);
  const png = await files.run('makeIcon', {
    original,
    isDrawing: emblem.storage_key.endsWith('.svg'),
    part: crop ? pixelsOf(crop, emblem) : undefined,
    ...ICONS[name],
  });
  const bytes = dress(name, png);
  await keepMade(store, key, bytes);
  return bytes;
}

/** What the address promises: a PNG, or one inside an ICO or an SVG. */
function dress(name: IconName, png: Uint8Array): Uint8Array {
  if (name === 'favicon.ico') return iconFile(png);
  if (name !== 'favicon.svg') return png;
  const { size } = ICONS[name];
  const data = Buffer.from(png).toString('base64');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><image width="${size}" height="${size}" href="data:image/png;base64,${data}"/></svg>\n`,
  );
}
