import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { MediaTable } from '../../database/tables.ts';
import { DomainError } from '../../domain/errors.ts';
import { findEmblem, getIcon } from '../../domain/media/pictures/icons.ts';
import { keepMade, readRendition } from '../../domain/media/pictures/renditions.ts';
import type { Services } from '../../domain/services.ts';
import { type HeldPage, plainOf } from './held/held-page.ts';

/** Goes up when the drawing changes, so that kept pictures are made anew. */
const DRAWING = 1;
const ADDRESS = /^\/share\/(gr|en)(\/.+)?\.jpg$/;
const MEDIUM = /\/media\/([a-z0-9-]{1,80})\.([0-9a-f]{16})\/(\d{1,4}\.jpg)$/;

/** What a page's head says of it. */
interface SharedPage {
  title: string;
  /** Under the title: the site's name, or on its home page, which is called the same, what it says of itself. */
  line: string;
  /** The address of its own picture. */
  picture: string | undefined;
}

export type FindPage = (
  address: string,
  incoming: IncomingMessage,
) => Promise<HeldPage | undefined>;

/**
 * Answers `/share/{gr|en}/{path}.jpg`: the picture that is shared for the page at that path. Title and
 * picture are taken from the page itself, so that nobody can have the server draw words of their own,
 * and there are as many drawings as pages.
 */
export function sharePictures(services: Services, findPage: FindPage) {
  const underWay = new Map<string, Promise<Uint8Array>>();
  return async (c: Context) => {
    const match = ADDRESS.exec(c.req.path);
    const [, language, path = '/'] = match ?? [];
    if (!match || !isPlain(path)) return c.text('Not found', 404);
    const address = language === 'en' ? `${path}?lang=en` : path;
    const page = await findPage(address, (c.env as { incoming: IncomingMessage }).incoming);
    const shared = page?.status === 200 ? readHead(plainOf(page).toString('utf8')) : undefined;
    if (!shared) return c.text('Not found', page && page.status >= 500 ? 503 : 404);
    const emblem = await findEmblem(services.db);
    const folder = `share/${digest(address)}`;
    const name = digest(JSON.stringify([DRAWING, shared, emblem?.address_digest]));
    const etag = `"${name}"`;
    const headers = {
      ETag: etag,
      'Cache-Control': 'public, max-age=86400',
      // Other sites show it beside their link to the page.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers);
    const key = `${folder}/${name}.jpg`;
    let making = underWay.get(key);
    if (!making) {
      making = findOrDraw(services, shared, { folder, key, emblem }).finally(() =>
        underWay.delete(key),
      );
      underWay.set(key, making);
    }
    const bytes = await making;
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
      ...headers,
      'Content-Type': 'image/jpeg',
      'Content-Length': String(bytes.length),
    });
  };
}

/**
 * Whether a path (decoded) is the only spelling of its address: reading an address leaves out tabs and what is not
 * seen at its end, and takes `\` for `/`. Otherwise each spelling would be a picture that is drawn and kept.
 */
function isPlain(path: string): boolean {
  return new URL(`http://localhost${path}`).pathname === encodeURI(path);
}

/** The picture in the store, or drawn and put there in the place of what the page had before. */
async function findOrDraw(
  services: Services,
  shared: SharedPage,
  { folder, key, emblem }: { folder: string; key: string; emblem: MediaTable | undefined },
): Promise<Uint8Array> {
  const { store, files } = services;
  if (await store.exists(key)) return store.getBytes(key);
  const [, id = '', mediumDigest = '', name = ''] = MEDIUM.exec(shared.picture ?? '') ?? [];
  const medium = id
    ? await readRendition(services, id, mediumDigest, name).catch((error: unknown) => {
        // Deleted since the page was rendered: a landscape stands in.
        if (error instanceof DomainError && error.code === 'not-found') return undefined;
        throw error;
      })
    : undefined;
  const { title, line } = shared;
  const bytes = await files.run('drawSharePicture', {
    title,
    line,
    picture: medium,
    emblem: emblem && (await getIcon(services, emblem, 'icon-192.png')),
  });
  await store.deleteAll(`${folder}/`);
  await keepMade(store, key, bytes);
  return bytes;
}

/** The head's Open Graph: the first picture is the one drawn here, a second the page's own. */
function readHead(html: string): SharedPage | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  const all = (property: string) =>
    [...head.matchAll(/<meta property="([^"]+)" content="([^"]*)"/g)]
      .filter(([, name]) => name === property)
      .map(([, , content = '']) => decode(content));
  const [title] = all('og:title');
  const [siteName] = all('og:site_name');
  const [description = ''] = all('og:description');
  if (!title || !siteName) return undefined;
  const line = title === siteName ? description : siteName;
  return { title, line, picture: all('og:image')[1] };
}

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };

/** Undoes what React escapes in an attribute. */
function decode(text: string): string {
  return text.replace(/&(amp|quot|lt|gt|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
