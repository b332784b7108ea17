import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { openMediaStore } from '../domain/media/store.ts';
import { searchSite } from '../domain/search/site-search.ts';
import { TEST_DATABASES } from '../harness/databases.ts';
import { TEST_NOW } from '../harness/services.ts';
import { fillEmptyDatabase } from './fill.ts';
import { QUERIES } from './searching/queries.ts';
test('now', async () => {
 const c = await TEST_DATABASES[0].open();
 const store = await openMediaStore({ dataDir: await mkdtemp(join(tmpdir(), 'dimos-seed-')) });
 await fillEmptyDatabase(c.db, store, { kind: 'sample', now: TEST_NOW });
 const rw = (await import('../domain/search/search-words.ts')).readSearchWords; const rq=(await import('../domain/search/read-query.ts')).readQuery; const fm=(await import('../domain/search/find-matches.ts')).findMatches; const wg=(await import('../domain/search/weigh.ts')).weigh; const T=(await import('../domain/search/site-search.ts')).SEARCHED_TYPES; const prof=[0,0,0,0];
 const by: Record<string, [number, number]> = {};
 const held = process.env.HELD === '1';
 let at = 0; let ms = 0;
 for (const { query, of, expected } of QUERIES) {
  const isHeld = at++ % 3 === 2;
  if (isHeld !== held && process.env.HELD !== 'all') continue;
  { let a=performance.now(); const w=await rw(c.db); prof[0]+=performance.now()-a; a=performance.now(); const q=rq(query,w.dictionary,w.synonyms); prof[1]+=performance.now()-a; a=performance.now(); if(q.slots.length){ const m=await fm(c.db,q.slots,T); prof[2]+=performance.now()-a; a=performance.now(); await wg(c.db,q.slots,m,undefined); prof[3]+=performance.now()-a;} }
  const t = performance.now();
  const r = await searchSite(c.db, { query, page: 1, pageSize: 3 });
  ms += performance.now() - t;
  const paths = r.found.slice(0,3).map(f=>f.path?.split(/[/#]/).at(-1) ?? '');
  const hit = paths.some(p=>expected.some(e=>p.startsWith(e)));
  const b = by[of] ??= [0,0]; b[1]++; if (hit) b[0]++; else if (process.env.HELD !== 'all') console.log('MISS', of, '|', query, '|', expected.join(' '), '| got', paths.join(' '));
 }
 console.log(JSON.stringify(by), at, ms / at, prof.map(x=>x/228));
}, 60000);
