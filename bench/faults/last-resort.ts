import { DatabaseSync } from 'node:sqlite';
import { sqliteFile } from '../../database/connect.ts';
import { startBenchSite } from '../../harness/sites/site.ts';
import { actAsStaff, signInToSite } from '../../harness/sites/site-calls.ts';
import { startPostgres } from '../../scripts/postgres.mjs';
import { type Outcome, outcome, untilHolds } from './outcome.ts';

const HELD = ['/', '/news', '/services', '/contact', '/municipality/transparency', '/?lang=en'];

/** Takes the database away right after a save, and after something was deleted: on SQLite, then on PostgreSQL. */
export async function loseDatabaseAfterSave(): Promise<Outcome[]> {
  const onSqlite = await lose('SQLite', undefined, (dataDir) => ({
    // The file stays open whatever happens to its name; without its largest table nothing can be made of it.
    take: () => change(dataDir, 'alter table entries rename to gone'),
    giveBack: () => change(dataDir, 'alter table gone rename to entries'),
  }));
  const server = await startPostgres();
  if (!server) {
    const promise = 'PostgreSQL gone right after a save';
    return [...onSqlite, outcome(promise, 'not tried: not installed', false)];
  }
  try {
    const take = () => server.pause();
    const giveBack = () => server.resume();
    return [...onSqlite, ...(await lose('PostgreSQL', server.url, () => ({ take, giveBack })))];
  } finally {
    server.stop();
  }
}

function change(dataDir: string, statement: string): void {
  const file = new DatabaseSync(sqliteFile(dataDir), { timeout: 5000 });
  try {
    // Names in triggers and indexes stay as they are, so that the table can come back.
    file.exec(`pragma legacy_alter_table = on; ${statement}`);
  } finally {
    file.close();
  }
}

async function lose(
  name: string,
  databaseUrl: string | undefined,
  database: (dataDir: string) => { take(): void; giveBack(): void },
): Promise<Outcome[]> {
  const env = { LOG_LEVEL: 'silent', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const site = await startBenchSite({ env });
  const { take, giveBack } = database(site.dataDir);
  try {
    const { headers, ...staff } = actAsStaff(site.url, await signInToSite(site.url));
    const ask = async (path: string) => {
      const answer = await fetch(site.url + path);
      await answer.arrayBuffer();
      return answer;
    };
    const slug = 'last-resort';
    const { id } = (await (await staff.create(slug, 'n 0')).json()) as { id: string };
    const listed = await fetch(`${site.url}/api/content/news?limit=1`, { headers });
    const { entries } = (await listed.json()) as { entries: { id: string; path: string }[] };
    const [news] = entries;
    if (!news) throw new Error('There is no news to delete.');
    // It is on its own page, on the list of news and on the home page.
    const showing = new Set([news.path, '/news', '/', '/?lang=en']);
    const pages = [...HELD, `/${slug}`, news.path];

    for (const path of pages) await ask(path);
    await staff.save({ id, slug }, 'n 1');
    take();
    const saved = await Promise.all(pages.map(ask));
    giveBack();
    const marked = saved.filter((answer) => answer.headers.has('Cache-Status'));
    await untilHolds(async () => !(await ask('/')).headers.has('Cache-Status'));
    for (const path of pages) await ask(path);
    const gone = await fetch(`${site.url}/api/content/news/${news.id}`, {
      method: 'DELETE',
      headers,
    });
    take();
    const after = await Promise.all(pages.map(ask));
    giveBack();
    const wrong = pages.filter((path, i) => (after[i]?.status === 200) === showing.has(path));
    return [
      outcome(
        `${name} gone right after a save: every page that was held still comes`,
        `${saved.filter(({ status }) => status === 200).length} of ${pages.length}, ${marked.length} marked as stale`,
        saved.every(({ status }) => status === 200) && marked.length === pages.length,
      ),
      outcome(
        'gone right after a deletion: the others come, what shows it does not',
        wrong.length === 0 ? `${gone.status}, as promised` : `wrong: ${wrong.join(', ')}`,
        gone.ok && wrong.length === 0,
      ),
    ];
  } finally {
    await site.stop();
  }
}
