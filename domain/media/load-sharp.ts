import type sharp from 'sharp';

let loaded: Promise<typeof sharp> | undefined;

/**
 * The library that works on pictures, loaded with the first one: a site that shows what it has stored needs
 * none of it, and starts sooner and with less memory.
 */
export function loadSharp(): Promise<typeof sharp> {
  loaded ??= import('sharp').then(({ default: library }) => {
    // One picture at a time uses one thread; the server has requests to answer.
    library.concurrency(1);
    library.cache(false);
    return library;
  });
  return loaded;
}
