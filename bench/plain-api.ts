// The plainest Node server that reads and writes what the API does: one statement and its rows as JSON,
// without sign-in, rules, history or index. API calls are compared with it.
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';

const [, , file, port] = process.argv;
const database = new DatabaseSync(file as string);
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
database.exec('CREATE TABLE IF NOT EXISTS plain (id TEXT PRIMARY KEY, title TEXT, body TEXT)');
const read = database.prepare(
  `SELECT id, slug, state, version, working, title_el, title_en, updated_at FROM entries
   WHERE type = 'news' AND deleted_at IS NULL ORDER BY sort_date DESC LIMIT 20`,
);
const write = database.prepare(
  'INSERT INTO plain VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET title = excluded.title, body = excluded.body',
);

createServer((request, response) => {
  const json = (value: unknown) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
  if (request.method !== 'PUT') return json(read.all());
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const page = JSON.parse(Buffer.concat(chunks).toString()) as { title: object; content: object };
    write.run('one', JSON.stringify(page.title), JSON.stringify(page.content));
    json(page);
  });
}).listen(Number(port), '127.0.0.1');
