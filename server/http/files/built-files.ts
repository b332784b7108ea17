import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { FILES } from '../requests/what-is-asked.ts';

/** The names of these files change with what is in them. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** Answers with the files of a build: islands, the admin's assets, and those that lie beside the pages. */
export function builtFiles({ client, islands }: { client: string; islands: string }): Hono {
  return new Hono()
    .get(
      '/islands/*',
      serveStatic({
        root: islands,
        rewriteRequestPath: (path) => path.replace(/^\/islands/, ''),
        precompressed: true,
        onFound: (_path, c) => c.header('Cache-Control', IMMUTABLE),
      }),
    )
    .get(
      '/assets/*',
      serveStatic({
        root: client,
        precompressed: true,
        onFound: (_path, c) => c.header('Cache-Control', IMMUTABLE),
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
