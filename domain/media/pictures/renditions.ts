import type { MediaTable } from '../../../database/tables.ts';
import { notFound } from '../../errors.ts';
import type { MediaServices } from '../media-services.ts';
import type { ByteRange } from '../store/byte-range.ts';
import type { FilePieces } from '../store/file-pieces.ts';
import { isMissingFile, type MediaStore, readIfThere } from '../store/store.ts';
import { pixelsOf, readCrop, shownSize } from './crop.ts';
import { PICTURE_FORMATS, type PictureFormat, widthsOf } from './picture.ts';

/** A file that is offered, before any of it is read. */
export interface MediaFile {
  /** In bytes. */
  size: number;
  mimeType: string;
  fileName: string;
  disposition: 'inline' | 'attachment';
  read(part: ByteRange): FilePieces;
}

const MIME_TYPES: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** Renditions being looked for or made, so that many first visitors cause one. */
const underWay = new WeakMap<MediaStore, Map<string, Promise<Uint8Array>>>();

/**
 * The file behind `/media/{id}.{digest}/{name}`: a rendition such as `960.avif`, made on first
 * demand and kept in the store, or a document. Throws 'not-found' for anything that is not offered.
 */
export async function getMediaFile(
  media: RenditionServices,
  id: string,
  digest: string,
  name: string,
): Promise<MediaFile> {
  const row = await findLiving(media, id);
  if (!row || row.address_digest !== digest) throw missing();
  const { parts } = media.store;
  if (row.kind === 'document') {
    if (name !== row.file_name) throw missing();
    return {
      size: row.size_bytes,
      mimeType: row.mime_type,
      fileName: row.file_name,
      disposition: 'inline',
      read: (part) => orMissing(parts.readPart(row.storage_key, part)),
    };
  }
  const wanted = parseRendition(name, row);
  if (!wanted) throw missing();
  const about = {
    mimeType: MIME_TYPES[wanted.format],
    fileName: name,
    disposition: 'inline',
  } as const;
  const key = keyOf(row, wanted);
  const size = await parts.sizeOf(key);
  if (size !== undefined)
    return { ...about, size, read: (part) => orMissing(parts.readPart(key, part)) };
  const bytes = await getRendition(media, row, wanted);
  return {
    ...about,
    size: bytes.length,
    read: async function* ({ from, to }) {
      yield bytes.subarray(from, to + 1);
    },
  };
}

/** What is read of a file. Throws 'not-found' where the store has lost it, such as after a backup was restored. */
async function* orMissing(pieces: FilePieces): FilePieces {
  try {
    yield* pieces;
  } catch (error) {
    throw isMissingFile(error) ? missing() : error;
  }
}

/** One rendition of a picture, as it is named in its address, whole. Throws 'not-found' as {@link getMediaFile}. */
export async function readRendition(
  media: RenditionServices,
  id: string,
  digest: string,
  name: string,
): Promise<Uint8Array> {
  const row = await findLiving(media, id);
  const wanted =
    row?.kind === 'image' && row.address_digest === digest ? parseRendition(name, row) : null;
  if (!row || !wanted) throw missing();
  return getRendition(media, row, wanted);
}

/** Large enough to choose a part of it. */
const WHOLE_WIDTH = 1280;

/** A picture without its crop, as WebP, for staff who choose another part of it. Throws 'not-found'. */
export async function readWholePicture(media: RenditionServices, id: string): Promise<Uint8Array> {
  const row = await findLiving(media, id);
  if (row?.kind !== 'image') throw missing();
  const width = widthsOf(row.width).findLast((offered) => offered <= WHOLE_WIDTH) ?? row.width;
  const whole = { ...row, crop: '', address_digest: row.digest };
  return getRendition(media, whole, { width, format: 'webp' });
}

/** What making a rendition needs. */
export type RenditionServices = Pick<MediaServices, 'db' | 'store' | 'files'>;

export interface Rendition {
  width: number;
  format: PictureFormat;
}

function parseRendition(name: string, row: MediaTable): Rendition | undefined {
  const match = /^([1-9]\d{0,3})\.([a-z]{3,4})$/.exec(name);
  const width = Number(match?.[1]);
  const format = PICTURE_FORMATS.find((known) => known === match?.[2]);
  return format && widthsOf(shownSize(row).width).includes(width) ? { width, format } : undefined;
}

type Original = Pick<
  MediaTable,
  'id' | 'address_digest' | 'storage_key' | 'width' | 'height' | 'crop'
>;

/** Whether the store has a rendition. */
export async function hasRendition(
  { store }: RenditionServices,
  row: Original,
  wanted: Rendition,
): Promise<boolean> {
  return (await store.parts.sizeOf(keyOf(row, wanted))) !== undefined;
}

/** One rendition of a picture, from the store or made and put there. */
export async function getRendition(
  media: RenditionServices,
  row: Original,
  wanted: Rendition,
): Promise<Uint8Array> {
  const key = keyOf(row, wanted);
  let making = underWay.get(media.store);
  if (!making) {
    making = new Map();
    underWay.set(media.store, making);
  }
  const known = making.get(key);
  if (known) return known;
  const found = findOrMake(media, row, wanted).finally(() => making.delete(key));
  making.set(key, found);
  return found;
}

async function findOrMake(
  { store, files }: RenditionServices,
  row: Original,
  wanted: Rendition,
): Promise<Uint8Array> {
  const key = keyOf(row, wanted);
  const kept = await readIfThere(store, key);
  if (kept) return kept;
  const original = await readIfThere(store, row.storage_key);
  if (!original) throw missing();
  // The pictures of the first content are drawings of our own (decision 0013); nobody can upload one.
  const isDrawing = row.storage_key.endsWith('.svg');
  const crop = readCrop(row.crop);
  const part = crop ? pixelsOf(crop, row) : undefined;
  const bytes = await files.run('makeRendition', { original, isDrawing, part, ...wanted });
  await keepMade(store, key, bytes);
  return bytes;
}

/** What lies in the bin is not offered; its files are there until the bin is emptied. */
function findLiving({ db }: RenditionServices, id: string): Promise<MediaTable | undefined> {
  return db
    .selectFrom('media')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

const keyOf = (row: Original, { width, format }: Rendition) =>
  `${renditionFolder(row.id)}${row.address_digest}/${width}.${format}`;

const unkept = new WeakMap<MediaStore, (error: unknown) => void>();

/** Calls `hear` with the reason whenever something that was made could not be kept in the store. */
export function onUnkept(store: MediaStore, hear: (error: unknown) => void): void {
  unkept.set(store, hear);
}

/**
 * Puts what can be made again at any time into the store. Whoever asked for it gets it also where the store
 * takes nothing, such as with a full disk; the next one waits for it to be made once more.
 */
export async function keepMade(store: MediaStore, key: string, bytes: Uint8Array): Promise<void> {
  try {
    await store.put(key, bytes);
  } catch (error) {
    unkept.get(store)?.(error);
  }
}

/** The folder of the store for everything that was made of a picture. */
export const renditionFolder = (id: string) => `renditions/${id}/`;

function missing() {
  return notFound({ el: 'Το αρχείο δεν υπάρχει.', en: 'There is no such file.' });
}
