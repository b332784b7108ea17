import type { Plugin } from 'vite';

const ENCODED =
  'serverHandoffStream: encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode),';
const LAZY = ENCODED.replace(
  /^serverHandoffStream: (.*),$/,
  'get serverHandoffStream() { const value = $1; Object.defineProperty(this, "serverHandoffStream", { value, enumerable: true }); return value; },',
);

/**
 * React Router's server with the data of a document encoded when they are read. Throws where it has changed, so that
 * somebody looks.
 */
export function encodeWhenRead(code: string): string {
  const parts = code.split(ENCODED);
  if (parts.length !== 3) throw new Error('React Router hands data over in another way now.');
  return parts.join(LAZY);
}

/**
 * React Router writes the data of each document once more for the scripts of its page, before anybody has asked. Public
 * pages have no such scripts and leave that out (app/entry.server.tsx): it was 1.6 of the 18 milliseconds in which the
 * home page is made.
 */
export function unreadData(): Plugin {
  return {
    name: 'unread-data',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform(code, id) {
      if (
        /react-router[\\/]dist[\\/]production[\\/]lib[\\/]server-runtime[\\/]server\.js$/.test(id)
      ) {
        return { code: encodeWhenRead(code), map: null };
      }
    },
  };
}
