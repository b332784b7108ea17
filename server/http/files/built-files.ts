import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { FILES } from '../requests/what-is-asked.ts';

/** The names of these files change with what is in them. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

function keepForGood(_path: string, c: Context): void {
  c.header('Cache-Control', IMMUTABLE);
  // Nobody asks whether it has changed; a staff screen has some fifteen of these files.
  c.header('Last-Modified', undefined);
}

/** Answers with the files of a build: islands, the admin's assets, and those that lie beside the pages. */
export function builtFiles({ client, islands }: { client: string; islands: string }): Hono {
  return new Hono()
    .get(
      '/islands/*',
      serveStatic({
        root: islands,
        rewriteRequestPath: (path) => path.replace(/^\/islands/, ''),
        precompressed: true,
        onFound: keepForGood,
      }),
    )
    .get(
      '/assets/*',
      serveStatic({
        root: client,
        precompressed: true,
        onFound: keepForGood,
      }),
    )
    .get('*', (c, next) =>
      FILES.test(c.req.path)
        ? serveStatic({
            root: client,
            precompressed: true,
            onFound: (path, found) => {
              found.header('Cache-Control', AN_HOUR);
              if (path.endsWith('speculation-rules.json')) {
                found.header('Content-Type', 'application/speculationrules+json');
              }
            },
          })(c, next)
        : next(),
    );
}
