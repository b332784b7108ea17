import type { Db } from '../../database/connect.ts';
import type { MediaTable } from '../../database/tables.ts';
import { notFound } from '../errors.ts';
import { renderRendition } from './image-processing.ts';
import { PICTURE_FORMATS, type PictureFormat, widthsOf } from './picture.ts';
import { type MediaStore, readIfThere } from './store.ts';

export interface StoredFile {
  bytes: Uint8Array;
  mimeType: string;
  fileName: string;
  disposition: 'inline' | 'attachment';
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
  db: Db,
  store: MediaStore,
  id: string,
  digest: string,
  name: string,
): Promise<StoredFile> {
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || row.digest !== digest) throw missing();
  if (row.kind === 'document') {
    if (name !== row.file_name) throw missing();
    return {
      bytes: await store.getBytes(row.storage_key),
      mimeType: row.mime_type,
      fileName: row.file_name,
      disposition: 'inline',
    };
  }
  const wanted = parseRendition(name, row);
  if (!wanted) throw missing();
  return {
    bytes: await getRendition(store, row, wanted.width, wanted.format),
    mimeType: MIME_TYPES[wanted.format],
    fileName: name,
    disposition: 'inline',
  };
}

function parseRendition(
  name: string,
  row: MediaTable,
): { width: number; format: PictureFormat } | undefined {
  const match = /^([1-9]\d{0,3})\.([a-z]{3,4})$/.exec(name);
  const width = Number(match?.[1]);
  const format = PICTURE_FORMATS.find((known) => known === match?.[2]);
  return format && widthsOf(row.width).includes(width) ? { width, format } : undefined;
}

/** One rendition of a picture, from the store or made and put there. */
export async function getRendition(
  store: MediaStore,
  row: Pick<MediaTable, 'id' | 'digest' | 'storage_key'>,
  width: number,
  format: PictureFormat,
): Promise<Uint8Array> {
  const key = `${renditionFolder(row)}/${width}.${format}`;
  let making = underWay.get(store);
  if (!making) {
    making = new Map();
    underWay.set(store, making);
  }
  const known = making.get(key);
  if (known) return known;
  const found = findOrMake(store, row.storage_key, key, width, format).finally(() =>
    making.delete(key),
  );
  making.set(key, found);
  return found;
}

async function findOrMake(
  store: MediaStore,
  originalKey: string,
  key: string,
  width: number,
  format: PictureFormat,
): Promise<Uint8Array> {
  const kept = await readIfThere(store, key);
  if (kept) return kept;
  const original = await store.getBytes(originalKey);
  const bytes = await renderRendition(original, width, format);
  await keepMade(store, key, bytes);
  return bytes;
}

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

/** Where the store keeps what was made of a picture. */
export function renditionFolder(row: Pick<MediaTable, 'id' | 'digest'>): string {
  return `renditions/${row.id}.${row.digest}`;
}

function missing() {
  return notFound({ el: 'Το αρχείο δεν υπάρχει.', en: 'There is no such file.' });
}
