// Started under the shim by power-cut.test.ts: writes as the site does, says what is acknowledged, and is killed.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openSqlite } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { openMediaStore } from '../../../domain/media/store/store.ts';

const [, , root = '', log = ''] = process.argv;
// The site makes its folder itself.
const dataDir = join(root, 'var', 'dimos');
const acknowledge = (what: string) => console.log(`${what} ${statSync(log).size}`);

const { db } = openSqlite(dataDir);
await sql`create table notes (n integer)`.execute(db);
const store = await openMediaStore({ dataDir });
for (let n = 0; n < 30; n++) {
  await inTransaction(db, (tx) => sql`insert into notes values (${n})`.execute(tx));
  acknowledge(`note ${n}`);
  if (n % 5 === 0) {
    await store.put(`originals/${n}.webp`, Buffer.alloc(10_000, n));
    acknowledge(`medium ${n}`);
  }
}
process.kill(process.pid, 'SIGKILL');
