import { startBenchSite } from '../../harness/sites/site.ts';
import { actAsStaff, signInToSite } from '../../harness/sites/site-calls.ts';
import { startPostgres } from '../../scripts/postgres.mjs';
import { type Outcome, outcome, untilHolds } from './outcome.ts';

const PAGES = ['/', '/news', '/services', '/contact', '/municipality/transparency', '/?lang=en'];
const PAUSES = 3;

/** Stops PostgreSQL under a running site, and starts it again. */
export async function takeDatabaseAway(): Promise<Outcome[]> {
  const server = await startPostgres();
  if (!server) {
    return [outcome('PostgreSQL stopped under the site', 'not tried: not installed', false)];
  }
  const site = await startBenchSite({ env: { DATABASE_URL: server.url, LOG_LEVEL: 'silent' } });
  try {
    const staff = actAsStaff(site.url, await signInToSite(site.url));
    const slug = 'database-gone';
    const { id } = (await (await staff.create(slug, 'before')).json()) as { id: string };
    const status = async (path: string) => (await fetch(site.url + path)).status;
    let held = 0;
    let asked = 0;
    const unheld = new Set<number>();
    const refusals = new Set<string>();
    const ready = new Set<number>();
    const recovery: number[] = [];
    for (let pause = 0; pause < PAUSES; pause++) {
      for (const path of PAGES) await status(path);
      server.pause();
      try {
        for (const path of PAGES) {
          asked++;
          if ((await status(path)) === 200) held++;
        }
        unheld.add(await status(`/news/none-${pause}`));
        ready.add(await status('/readyz'));
        for (const call of [
          () => fetch(`${site.url}/api/auth/verify`, { headers: staff.headers }),
          () => fetch(`${site.url}/api/pages`, { headers: staff.headers }),
          () => staff.save({ id, slug }, 'while it was away'),
          () => staff.create(`${slug}-${pause}`, 'while it was away'),
        ]) {
          const answer = await call();
          const { message } = (await answer.json()) as { message?: string };
          refusals.add(`${answer.status}${message ? '' : ' without a message'}`);
        }
      } finally {
        server.resume();
      }
      recovery.push(
        await untilHolds(async () => {
          const answer = await fetch(`${site.url}/api/pages/${id}`, { headers: staff.headers });
          return answer.ok && (await status(`/news/none-${pause}`)) === 404;
        }),
      );
    }
    const page = await (
      await fetch(`${site.url}/api/pages/${id}`, { headers: staff.headers })
    ).text();
    const all = await (await fetch(`${site.url}/api/pages`, { headers: staff.headers })).text();
    const untouched = page.includes('before') && !all.includes('while it was away');
    const saved = await staff.save({ id, slug }, 'after');
    const shown = (await (await fetch(`${site.url}/${slug}`)).text()).includes('after');
    return [
      outcome(
        'PostgreSQL stopped: public pages keep coming',
        `${held} of ${asked}`,
        held === asked,
      ),
      outcome('a page that is not held', [...unheld].join(', '), only(unheld, 503)),
      outcome('the API, with a message', [...refusals].join(', '), only(refusals, '503')),
      outcome('/readyz', [...ready].join(', '), only(ready, 503)),
      outcome('nothing half-written', untouched ? 'nothing' : 'something', untouched),
      outcome(
        'PostgreSQL back: recovers by itself',
        `after ${recovery.join(', ')} ms; saves again: ${saved.ok && shown ? 'yes' : 'no'}`,
        saved.ok && shown,
      ),
    ];
  } finally {
    await site.stop();
    server.stop();
  }
}

const only = <T>(seen: Set<T>, value: T) => seen.size === 1 && seen.has(value);
