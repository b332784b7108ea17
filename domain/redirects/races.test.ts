import type { Db } from '../../database/connect.ts';
import { pageData } from '../../harness/content/entry-data.ts';
import { describeRaces, type RacingAct } from '../../harness/race-pairs.ts';
import { actAs, TEST_ADMIN } from '../../harness/services.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { page } from '../content-types/page.ts';
import { importRedirects } from './import-redirects.ts';
import { changeRedirect, createRedirect, deleteRedirect } from './save-redirects.ts';

const admin = actAs(TEST_ADMIN);
const HEAD = 'from,to';
const SITE = 'http://localhost';
interface Stage {
  redirect: string;
  target: string;
}
const redirect = (from: string, to: string) => ({ from, to, status: '301', note: '' });

const ACTS: Record<string, RacingAct<Stage>> = {
  create: (db) => createRedirect(db, redirect('/works-old', '/target'), SITE, admin),
  'change the from': (db, { redirect: id }) =>
    changeRedirect(db, id, { ...redirect('/works-old', '/target'), version: 1 }, SITE, admin),
  delete: (db, { redirect: id }) => deleteRedirect(db, id, admin),
  'make a page there': (db) =>
    createEntry(db, page, { slug: 'works-old', data: pageData('Α') }, admin),
  'move the target': (db, { target }) =>
    saveEntry(db, page, target, { slug: 'works-old', data: pageData('Β') }, admin),
};

const FURTHER: typeof ACTS = {
  import: (db) =>
    importRedirects(db, { csv: `${HEAD}\n/works-old,/target\n`, onlyGood: true }, SITE, admin),
  'import what leads on': (db) =>
    importRedirects(db, { csv: `${HEAD}\n/older,/old\n`, onlyGood: false }, SITE, admin),
};

async function prepare(db: Db): Promise<Stage> {
  const { id: target } = await createEntry(
    db,
    page,
    { slug: 'target', data: pageData('Σελίδα') },
    admin,
  );
  const { id } = await createRedirect(db, redirect('/old', '/target'), SITE, admin);
  return { redirect: id, target };
}
describeRaces('redirects', { prepare, acts: ACTS, further: FURTHER, isSampled: true });
