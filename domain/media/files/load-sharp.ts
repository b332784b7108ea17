import type sharp from 'sharp';
import type { PictureKind } from './recognise-file.ts';

/** The readers of libvips, by the kinds of files that they read. It has dozens; no other one is ever used. */
const LOADERS: Record<PictureKind | 'svg', string> = {
  png: 'VipsForeignLoadPng',
  jpeg: 'VipsForeignLoadJpeg',
  gif: 'VipsForeignLoadNsgif',
  webp: 'VipsForeignLoadWebp',
  avif: 'VipsForeignLoadHeif',
  heic: 'VipsForeignLoadHeif',
  svg: 'VipsForeignLoadSvg',
};

let loaded: Promise<typeof sharp> | undefined;

/**
 * The library that works on pictures, which from now on reads these kinds of files and no other, whatever the
 * bytes look like to it. It is loaded with the first picture, in the process for files alone.
 */
export async function loadSharp(kinds: readonly (keyof typeof LOADERS)[]): Promise<typeof sharp> {
  loaded ??= import('sharp').then(({ default: library }) => {
    // One picture at a time uses one thread; the server has requests to answer.
    library.concurrency(1);
    library.cache(false);
    return library;
  });
  const library = await loaded;
  library.block({ operation: ['VipsForeignLoad'] });
  library.unblock({ operation: kinds.map((kind) => LOADERS[kind]) });
  return library;
}
