import { type FreezingProxy, openFreezingProxy } from '../../harness/databases/freezing-proxy.ts';
import { type BenchSite, startBenchSite } from '../../harness/sites/site.ts';
import {
  actAsStaff,
  type SavedPage,
  type Staff,
  signInToSite,
} from '../../harness/sites/site-calls.ts';
import { startPostgres } from '../../scripts/postgres.mjs';
import { type Outcome, outcome, untilHolds } from './outcome.ts';

const HELD = ['/', '/news', '/services', '/contact', '/?lang=en'];
/** As many as the pool has places. */
const AT_ONCE = 10;
/** What the settings promise, and something for a busy machine. */
const NOTICED_MS = 6000;
const STALE_MS = 4000;
const RECOVERED_MS = 15_000;
const ENDED_MS = 17_000;

const status = async (url: string) => (await fetch(url)).status;
const since = (began: number) => Math.round(performance.now() - began);

/** Freezes the lines between a site and PostgreSQL, while a second server of the site has good ones. */
export async function freezeLines(): Promise<Outcome[]> {
  const onSqlite = await hearOnSqlite();
  const server = await startPostgres();
  if (!server) {
    const missing = outcome('frozen lines', 'not tried: PostgreSQL is not installed', false);
    return [onSqlite, missing];
  }
  const proxy = await openFreezingProxy(server.url);
  const beside = await startBenchSite({ env: { DATABASE_URL: server.url } });
  const site = await startBenchSite({ env: { DATABASE_URL: proxy.url, LOG_LEVEL: 'silent' } });
  try {
    const staff = actAsStaff(beside.url, await signInToSite(beside.url));
    const slug = 'frozen';
    const { id } = (await (await staff.create(slug, 'n 0')).json()) as { id: string };
    const page = { id, slug };
    return [
      onSqlite,
      await hearOfChange(site, proxy, staff, page),
      await recoverBeside(site, proxy),
      ...(await answerNobody(site, proxy, staff, page)),
      await endFrozen(site, proxy),
    ];
  } finally {
    await site.stop();
    await beside.stop();
    await proxy.close();
    server.stop();
  }
}

/** Two processes on one SQLite file, which exchange no messages. */
async function hearOnSqlite(): Promise<Outcome> {
  const beside = await startBenchSite();
  const site = await startBenchSite({ dataDir: beside.dataDir });
  try {
    const staff = actAsStaff(beside.url, await signInToSite(beside.url));
    const slug = 'beside';
    const { id } = (await (await staff.create(slug, 'n 0')).json()) as { id: string };
    const stale = await changeAndSee(site, staff, { id, slug });
    return outcome(
      'two processes on one SQLite file: a change of the other is seen',
      `after ${stale.join(', ')} ms`,
      stale.every((ms) => ms < STALE_MS),
    );
  } finally {
    await site.stop();
    await beside.stop();
  }
}

/** How many milliseconds the site shows the older page after each of three changes of another server. */
async function changeAndSee(
  site: BenchSite,
  staff: Staff,
  page: SavedPage,
  before: () => void = () => {},
): Promise<number[]> {
  const at = `${site.url}/${page.slug}`;
  const shows = async (text: string) => (await (await fetch(at)).text()).includes(text);
  const stale: number[] = [];
  for (let change = 1; change <= 3; change++) {
    await untilHolds(() => shows(`n ${change - 1}`));
    before();
    await staff.save(page, `n ${change}`);
    stale.push(await untilHolds(() => shows(`n ${change}`)));
  }
  return stale;
}

/** The line on which the site listens froze; another server changes a page that this one holds. */
async function hearOfChange(
  site: BenchSite,
  proxy: FreezingProxy,
  staff: Staff,
  page: SavedPage,
): Promise<Outcome> {
  const stale = await changeAndSee(site, staff, page, proxy.freezeLines);
  return outcome(
    'lines frozen, the listening one too: a change of another server is seen',
    `after ${stale.join(', ')} ms`,
    stale.every((ms) => ms < STALE_MS),
  );
}

/** All lines froze while each was asked; the server behind them is well. */
async function recoverBeside(site: BenchSite, proxy: FreezingProxy): Promise<Outcome> {
  let number = 0;
  const search = () => `${site.url}/search?q=frozen${number++}`;
  await Promise.all(Array.from({ length: AT_ONCE }, () => fetch(search())));
  proxy.freezeLines();
  const began = performance.now();
  const asked = Promise.all(Array.from({ length: AT_ONCE }, () => status(search())));
  await untilHolds(async () => (await status(search())) === 200, 120_000);
  const recovered = since(began);
  await asked;
  return outcome(
    `${AT_ONCE} lines frozen while they are asked: pages that are not held come again`,
    `after ${recovered} ms`,
    recovered < RECOVERED_MS,
  );
}

/** Nothing comes through any more, on old lines or new ones; later, new lines work. */
async function answerNobody(
  site: BenchSite,
  proxy: FreezingProxy,
  staff: Staff,
  page: SavedPage,
): Promise<Outcome[]> {
  for (const path of HELD) await status(site.url + path);
  await staff.save(page, 'before the silence');
  for (const path of HELD) await status(site.url + path);
  proxy.freezeAll();
  const unready = await untilHolds(async () => (await status(`${site.url}/readyz`)) === 503);
  await staff.save(page, 'in the silence');
  const began = performance.now();
  const statuses = await Promise.all(HELD.map((path) => status(site.url + path)));
  const waited = since(began);
  const alive = await status(`${site.url}/healthz`);
  proxy.thaw();
  const ready = await untilHolds(async () => (await status(`${site.url}/readyz`)) === 200);
  return [
    outcome(
      'nothing comes through: /readyz says 503, /healthz 200',
      `after ${unready} ms, ${alive}`,
      unready < NOTICED_MS && alive === 200,
    ),
    outcome(
      'pages keep coming meanwhile',
      `${statuses.join(', ')} in ${waited} ms`,
      statuses.every((one) => one === 200),
    ),
    outcome('lines are good again: ready by itself', `after ${ready} ms`, ready < NOTICED_MS),
  ];
}

/** SIGTERM while everything waits for frozen lines. */
async function endFrozen(site: BenchSite, proxy: FreezingProxy): Promise<Outcome> {
  proxy.freezeAll();
  const asked = Array.from({ length: AT_ONCE }, (_, n) =>
    fetch(`${site.url}/search?q=last${n}`).catch(() => undefined),
  );
  await status(`${site.url}/healthz`);
  const began = performance.now();
  await site.stop();
  const ended = since(began);
  await Promise.all(asked);
  return outcome(
    'SIGTERM with all lines frozen: the process ends',
    `${ended} ms`,
    ended < ENDED_MS,
  );
}
