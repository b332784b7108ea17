import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { attraction } from '../../content-types/attraction.ts';
import { page } from '../../content-types/page.ts';
import { createEntry } from '../acts/create-entry.ts';
import { deleteEntry } from '../acts/delete-entry.ts';
import { publishDue } from '../acts/due/publish-due.ts';
import { restoreEntry } from '../acts/restore-entry.ts';
import { saveEntry } from '../acts/save-entry.ts';
import { unpublishEntry } from '../acts/unpublish-entry.ts';
import { emptyData } from '../model/content-type.ts';
import { findNewAddress, findNewAddresses } from './former-addresses.ts';

const acting = actAs(TEST_EDITOR);

describe.each(TEST_DATABASES)('an address that an entry has left, on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const data = { ...emptyData(page.fields), title: { el: 'Α', en: 'A' } };
  const add = async (slug: string, publish = true) =>
    (await createEntry(connection.db, page, { slug, data, publish }, acting)).id;
  const move = (id: string, slug: string, publish = true) =>
    saveEntry(connection.db, page, id, { slug, data, publish }, acting);
  const leadsTo = (path: string) => findNewAddress(connection.db, path);

  test('leads to where it is now, however often it moved', async () => {
    const id = await add('one');
    await move(id, 'two');
    await move(id, 'municipality/three');
    expect(await leadsTo('/one')).toBe('/municipality/three');
    expect(await leadsTo('/two')).toBe('/municipality/three');
    expect(await leadsTo('/municipality/three')).toBeUndefined();
    expect(await leadsTo('/never')).toBeUndefined();
    await move(id, 'one');
    expect(await leadsTo('/two')).toBe('/one');
    expect(await leadsTo('/one')).toBeUndefined();
  });

  test('is found among more than fit into one question', async () => {
    const id = await add('one');
    await move(id, 'two');
    for (const at of [0, 499, 500, 501, 999, 1000]) {
      const paths = Array.from({ length: 1001 }, (_, i) => (i === at ? '/one' : `/other-${i}`));
      expect([...(await findNewAddresses(connection.db, paths))]).toEqual([['/one', '/two']]);
    }
  });

  test('is not remembered of a draft, which nobody has seen there', async () => {
    const id = await add('draft', false);
    await move(id, 'better', false);
    await move(id, 'best');
    expect(await leadsTo('/draft')).toBeUndefined();
    expect(await leadsTo('/better')).toBeUndefined();
  });

  test('leads nowhere while the entry is not public', async () => {
    const id = await add('one');
    await move(id, 'two');
    await unpublishEntry(connection.db, page, id, acting);
    expect(await leadsTo('/one')).toBeUndefined();
    await move(id, 'two');
    await deleteEntry(connection.db, page, id, acting);
    expect(await leadsTo('/one')).toBeUndefined();
    await restoreEntry(connection.db, page, id, acting);
    expect(await leadsTo('/one')).toBe('/two');
  });

  test('is remembered of an entry that got another one while it was off the site', async () => {
    const id = await add('one');
    await unpublishEntry(connection.db, page, id, acting);
    await move(id, 'two', false);
    expect(await leadsTo('/one')).toBeUndefined();
    await move(id, 'three');
    expect(await leadsTo('/one')).toBe('/three');
    expect(await leadsTo('/two')).toBeUndefined();
    await unpublishEntry(connection.db, page, id, acting);
    await move(id, 'three');
    expect(await leadsTo('/three')).toBeUndefined();
    expect(await leadsTo('/one')).toBe('/three');
  });

  test('is not taken by an entry whose address is made from its title', async () => {
    const id = await add('a');
    await move(id, 'moved');
    const made = () => createEntry(connection.db, page, { data, publish: true }, acting);
    expect((await made()).slug).toBe('a-2');
    expect(await leadsTo('/a')).toBe('/moved');
    await deleteEntry(connection.db, page, id, acting);
    expect((await made()).slug).toBe('a');
  });

  test('gets the first number that is free, and with many of them no more questions', async () => {
    const { db } = connection;
    const made = async () => {
      let questions = 0;
      const counting: KyselyPlugin = {
        transformQuery: ({ node }) => {
          questions++;
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      const { slug } = await createEntry(db.withPlugin(counting), page, { data }, acting);
      return { slug, questions };
    };
    await add('a');
    await add('a-3');
    await add('a-b');
    const second = await made();
    expect(second.slug).toBe('a-2');
    const like = await db.selectFrom('entries').selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: 50 }, (_, at) => `a-${at + 4}`);
    await db
      .insertInto('entries')
      .values(others.map((slug) => ({ ...like, id: slug, slug })))
      .execute();
    expect(await made()).toEqual({ slug: 'a-54', questions: second.questions });
  });

  test('is remembered of an entry that comes back from the bin to another one', async () => {
    const id = await add('one');
    await deleteEntry(connection.db, page, id, acting);
    const other = await add('one');
    await restoreEntry(connection.db, page, id, acting);
    await deleteEntry(connection.db, page, other, acting);
    expect(await leadsTo('/one')).toBe('/one-2');
  });

  test('leads to whoever was there last', async () => {
    const first = await add('shared');
    await move(first, 'first');
    const second = await add('shared');
    await move(second, 'second');
    expect(await leadsTo('/shared')).toBe('/second');
  });

  test('may have changed by its category, also as planned', async () => {
    const sight = (category: string) => ({
      ...emptyData(attraction.fields),
      name: { el: 'Α', en: 'A' },
      description: { el: 'Α', en: 'A' },
      category,
      location: { lat: 38.25, lng: 22.08 },
    });
    const [from = '', to = ''] = attraction.fields.category.options.map(({ value }) => value);
    const { id } = await createEntry(
      connection.db,
      attraction,
      { slug: 'cave', data: sight(from) },
      acting,
    );
    const later = new Date(TEST_NOW.getTime() + 1000);
    await saveEntry(
      connection.db,
      attraction,
      id,
      { slug: 'cave', data: sight(to), publishAt: later.toISOString() },
      acting,
    );
    expect(await leadsTo(`/tourism/${from}/cave`)).toBeUndefined();
    expect((await publishDue(connection.db, later)).failures).toEqual([]);
    expect(await leadsTo(`/tourism/${from}/cave`)).toBe(`/tourism/${to}/cave`);
  });

  test('is not left where a fixed screen shows the text', async () => {
    const id = await add('municipality/history');
    await expect(move(id, 'municipality/past')).rejects.toMatchObject({
      code: 'invalid',
      fields: { slug: { en: expect.stringContaining('municipality/history') } },
    });
    await move(id, 'municipality/history');
  });
});
