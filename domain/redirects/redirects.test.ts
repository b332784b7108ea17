import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pageData, refusalOf } from '../../harness/content/entry-data.ts';
import { testDocumentRow } from '../../harness/content/medium-row.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import {
  actAs,
  openTestServices,
  TEST_ADMIN,
  TEST_EDITOR,
  type TestServices,
} from '../../harness/services.ts';
import { setReviewerStep } from '../accounts/may-publish.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { unpublishEntry } from '../content/acts/unpublish-entry.ts';
import { page } from '../content-types/page.ts';
import { deleteMedium } from '../media/acts/delete-medium.ts';
import { mediaUrl } from '../media/pictures/picture.ts';
import { listMissed, writeMissed } from '../missed/missed-addresses.ts';
import { findRedirect } from './find-redirect.ts';
import { exportRedirects, listRedirects } from './list-redirects.ts';
import { changeRedirect, createRedirect, deleteRedirect } from './save-redirects.ts';

const acting = actAs(TEST_EDITOR);
const SITE = 'http://localhost:3000';
const ALL = { limit: 50, offset: 0 };

describe.each(TEST_DATABASES)('redirects of the staff, on $name', ({ open }) => {
  let opened: TestServices;
  beforeEach(async () => {
    opened = await openTestServices(await open());
  });
  afterEach(() => opened.close());

  const db = () => opened.services.db;
  const lead = (from: string, to: string, more: { status?: string; note?: string } = {}) =>
    createRedirect(db(), { from, to, status: '301', note: '', ...more }, SITE, acting);
  const targetOf = async (address: string) => (await findRedirect(db(), address))?.target;
  const addPage = (slug: string, publish = true) =>
    createEntry(db(), page, { slug, data: pageData('Έργα'), publish }, acting);
  const problemsOf = async (from: string, to: string) => {
    const { fields } = await refusalOf(lead(from, to));
    return Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, text.en]));
  };

  test('lead from a path whatever the query, and from one query before that', async () => {
    await lead('/old', '/contact', { status: '302' });
    await lead('/old?id=5&part=2', '/news');
    await lead('/bare?', '/events');
    expect(await findRedirect(db(), '/old')).toEqual({ target: '/contact', status: 302 });
    expect(await targetOf('/OLD/?x=1')).toBe('/contact');
    expect(await targetOf('/old?part=2&id=5')).toBe('/news');
    expect(await targetOf('/old?part=2&id=5&utm_source=letter')).toBe('/news');
    expect(await targetOf('/old?part=2&id=6')).toBe('/contact');
    expect(await targetOf('/bare')).toBe('/events');
    expect(await targetOf('/bare?x=1')).toBeUndefined();
    expect(await targetOf('/older')).toBeUndefined();
  });

  test('have a note of 300 characters at most', async () => {
    await lead('/short', '/contact', { note: 'α'.repeat(300) });
    const refused = await refusalOf(lead('/long', '/contact', { note: 'α'.repeat(301) }));
    expect(Object.keys(refused.fields)).toEqual(['note']);
  });

  test('follow the page of an entry to wherever it is, while it is public', async () => {
    const { id } = await addPage('works');
    await lead('/old', '/works');
    await saveEntry(db(), page, id, { slug: 'projects', data: pageData('Έργα') }, acting);
    expect(await targetOf('/old')).toBe('/projects');
    const { redirects } = await listRedirects(db(), ALL);
    expect(redirects).toMatchObject([
      { from: '/old', to: '/projects', title: { el: 'Έργα' }, problem: null },
    ]);
    expect(await exportRedirects(db())).toContain('/old,/projects,');
    await unpublishEntry(db(), page, id, acting);
    expect(await targetOf('/old')).toBeUndefined();
    expect((await listRedirects(db(), ALL)).redirects).toMatchObject([{ problem: 'nowhere' }]);
  });

  test('lead to a file of the library until it is deleted', async () => {
    const medium = testDocumentRow();
    await db().insertInto('media').values(medium).execute();
    const file = mediaUrl(medium);
    await lead('/old-budget', file);
    const problems = async () =>
      (await listRedirects(db(), ALL)).redirects.map(({ problem }) => problem);
    expect(await problems()).toEqual([null]);
    await deleteMedium(db(), medium.id, acting);
    expect(await problems()).toEqual(['nowhere']);
    expect(await problemsOf('/older-budget', file)).toEqual({
      to: 'There is no public page at this address. Choose another.',
    });
  });

  test('to another site are not called broken, since nobody here knows', async () => {
    await lead('/fair', 'https://fair.example/');
    await lead('/office', '/contact');
    const { redirects } = await listRedirects(db(), ALL);
    expect(redirects.map(({ from, problem }) => [from, problem]).sort()).toEqual([
      ['/fair', null],
      ['/office', null],
    ]);
  });

  test('are refused where they would never be used, lead nowhere, or lead to another', async () => {
    await addPage('works');
    await addPage('draft', false);
    await lead('/old', '/works');
    expect(await problemsOf('/works', '/contact')).toEqual({
      from: expect.stringContaining('There is a page'),
    });
    expect(await problemsOf('/contact', '/news')).toEqual({
      from: expect.stringContaining('There is a page'),
    });
    expect(await problemsOf('/municipality/units/nowhere', '/news')).toEqual({
      from: expect.stringContaining('There is a page'),
    });
    expect(await problemsOf('/OLD/', '/news')).toEqual({
      from: expect.stringContaining('already'),
    });
    expect(await problemsOf('/other', '/draft')).toEqual({
      to: expect.stringContaining('no public page'),
    });
    expect(await problemsOf('/other', '/other?x=1')).toEqual({
      to: expect.stringContaining('itself'),
    });
    expect(await problemsOf('/other', '/old')).toEqual({
      to: expect.stringContaining('to /works'),
    });
    expect(await problemsOf('', '//evil.example')).toEqual({
      from: expect.any(String),
      to: expect.any(String),
    });
    expect(opened.siteChanges()).toBe(2);
  });

  test('are refused from an address that an entry had before', async () => {
    const { id } = await addPage('works');
    await saveEntry(db(), page, id, { slug: 'projects', data: pageData('Έργα') }, acting);
    expect(await problemsOf('/works', '/contact')).toEqual({
      from: expect.stringContaining('There is a page'),
    });
  });

  test('never lead in a circle, even where the pages between them are gone', async () => {
    const a = await addPage('a');
    await lead('/c', '/a?x=1');
    await unpublishEntry(db(), page, a.id, acting);
    const c = await addPage('c');
    await lead('/a', '/c?y=1');
    await unpublishEntry(db(), page, c.id, acting);
    expect(await targetOf('/a')).toBeUndefined();
    expect(await targetOf('/c')).toBeUndefined();
  });

  test('of a circle that was restored into the database nobody is led round', async () => {
    const made = [await lead('/a', '/contact'), await lead('/b', '/contact')];
    const targets = ['/b', '/a'];
    for (const [at, { id }] of made.entries()) {
      const change = db().updateTable('redirects').where('id', '=', id);
      await change.set({ target: targets[at] as string, entry_id: null }).execute();
    }
    await lead('/c', '/news');
    await db().updateTable('redirects').set({ target: '/a' }).where('path', '=', '/c').execute();
    for (const address of ['/a', '/b', '/c']) expect(await targetOf(address)).toBeUndefined();
    await addPage('b');
    expect(await targetOf('/a')).toBe('/b');
    expect(await targetOf('/c')).toBe('/a');
  });

  test('that lead one to the next are followed through ten of them, and eleven are taken for a circle', async () => {
    for (let at = 1; at <= 11; at++) await lead(`/step-${at}`, '/contact');
    for (let at = 2; at <= 11; at++) {
      const change = db().updateTable('redirects').where('path', '=', `/step-${at}`);
      await change.set({ target: `/step-${at - 1}`, entry_id: null }).execute();
    }
    expect(await targetOf('/step-10')).toBe('/step-9');
    expect(await targetOf('/step-11')).toBeUndefined();
  });

  test('are listed with the one changed last first', async () => {
    const at = (minute: number) =>
      actAs(TEST_EDITOR, new Date(acting.now.getTime() + minute * 60_000));
    const make = (from: string, minute: number) => {
      const input = { from, to: '/contact', status: '301', note: '' };
      return createRedirect(db(), input, SITE, at(minute));
    };
    const first = await make('/first', 0);
    await make('/second', 1);
    await make('/third', 2);
    const input = { from: '/first', to: '/news', status: '301', note: '', version: 1 };
    await changeRedirect(db(), first.id, input, SITE, at(3));
    const { redirects } = await listRedirects(db(), ALL);
    expect(redirects.map(({ from }) => from)).toEqual(['/first', '/third', '/second']);
    expect(redirects[0]).toMatchObject({
      updatedAt: at(3).now.toISOString(),
      updatedBy: TEST_EDITOR.email,
    });
  });

  test('are changed by one person at a time, and deleted', async () => {
    const { id } = await lead('/old', '/contact');
    const input = { from: '/old', to: '/news', status: '301', note: 'Παλιό μενού', version: 1 };
    await changeRedirect(db(), id, input, SITE, acting);
    expect(await targetOf('/old')).toBe('/news');
    expect((await refusalOf(changeRedirect(db(), id, input, SITE, acting))).code).toBe('conflict');
    expect(opened.siteChanges()).toBe(2);
    expect((await listRedirects(db(), { ...ALL, search: 'ΠΑΛΙΟ' })).total).toBe(1);
    expect((await listRedirects(db(), { ...ALL, search: 'contact' })).total).toBe(0);
    await deleteRedirect(db(), id, acting);
    expect(await targetOf('/old')).toBeUndefined();
    expect((await refusalOf(deleteRedirect(db(), id, acting))).code).toBe('not-found');
    expect(opened.siteChanges(), 'held pages end').toBe(3);
    const audit = await db().selectFrom('audit').select(['action', 'subject_title']).execute();
    expect(audit).toEqual([
      { action: 'created', subject_title: '/old → /contact' },
      { action: 'changed', subject_title: '/old → /news' },
      { action: 'deleted', subject_title: '/old → /news' },
    ]);
  });

  test('of two that begin at one address at once, one is stored', async () => {
    const outcomes = await Promise.allSettled([lead('/old', '/contact'), lead('/old', '/news')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await listRedirects(db(), ALL)).total).toBe(1);
  });

  test('are made by whoever may publish', async () => {
    await setReviewerStep(db(), true, actAs(TEST_ADMIN));
    expect((await refusalOf(lead('/old', '/contact'))).code).toBe('forbidden');
  });

  test('take their address from the list of what was not found', async () => {
    const now = acting.now;
    await writeMissed(db(), [{ path: '/old', times: 12, linkedFrom: '' }], now);
    await lead('/old', '/contact');
    expect((await listMissed(db(), { ...ALL, list: 'all' })).total).toBe(0);
  });
});
