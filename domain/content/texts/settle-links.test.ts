import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN } from '../../../harness/services.ts';
import { attraction } from '../../content-types/attraction.ts';
import { news } from '../../content-types/news.ts';
import { page } from '../../content-types/page.ts';
import { term } from '../../content-types/term.ts';
import { createEntry } from '../acts/create-entry.ts';
import { deleteEntry } from '../acts/delete-entry.ts';
import { saveEntry } from '../acts/save-entry.ts';
import { emptyData } from '../model/content-type.ts';

const acting = actAs(TEST_ADMIN);
const text = (el: string, en = '') => ({ el, en });

describe.each(TEST_DATABASES)('links of texts on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const dataOf = (content: { el: string; en: string }) => ({
    ...emptyData(page.fields),
    title: text('Σελίδα', 'Page'),
    content,
  });
  const addPage = async (slug: string, publish = true, content = text('')) =>
    createEntry(connection.db, page, { slug, publish, data: dataOf(content) }, acting);
  const textOf = async (content: { el: string; en: string }) =>
    (await addPage('text', true, content)).data.content;

  test('name the entry that was typed, in both languages, with its place on the page', async () => {
    const { id } = await addPage('water/supply');
    const link = (href: string) => `<p><a href="${href}">νερό</a></p>`;
    const named = (href: string) => `<p><a href="${href}" data-entry="${id}">νερό</a></p>`;
    expect(
      await textOf(text(link('/water/supply#hours'), link('/water/supply/?x=1&amp;y=2'))),
    ).toEqual(text(named('/water/supply#hours'), named('/water/supply?x=1&amp;y=2')));
  });

  test('have the present address of the entry they name, whatever the form sent', async () => {
    const { id } = await addPage('water', false);
    const { el } = await textOf(
      text(`<p><a href="https://x.example/#hours" data-entry="${id}">ν</a></p>`),
    );
    expect(el).toBe(`<p><a href="/water#hours" data-entry="${id}">ν</a></p>`);
  });

  test('have the address at which visitors find the entry, although a draft would move it', async () => {
    const data = {
      ...emptyData(attraction.fields),
      name: text('Ελίκη', 'Helike'),
      description: text('Παραλία', 'Beach'),
      location: { lat: 38.2, lng: 22.1 },
    };
    const beach = { slug: 'eliki', data: { ...data, category: 'beach' } };
    const { id } = await createEntry(connection.db, attraction, beach, acting);
    const draft = { ...beach, data: { ...data, category: 'nature' }, publish: false };
    await saveEntry(connection.db, attraction, id, draft, acting);
    const { el } = await textOf(text(`<p><a href="/x" data-entry="${id}">ν</a></p>`));
    expect(el).toBe(`<p><a href="/tourism/beach/eliki" data-entry="${id}">ν</a></p>`);
  });

  test('have one place on a screen, where that is all the address an entry has', async () => {
    const data = {
      ...emptyData(term.fields),
      term: text('ΑΔΤ', 'Identity card'),
      meaning: text('Η ταυτότητα.', 'The identity card.'),
    };
    const { id } = await createEntry(connection.db, term, { slug: 'adt', data }, acting);
    const { el } = await textOf(text(`<p><a href="/x#old" data-entry="${id}">ν</a></p>`));
    expect(el).toBe(`<p><a href="/services/glossary#adt" data-entry="${id}">ν</a></p>`);
  });

  test('find an entry at an address that it has left', async () => {
    const { id } = await addPage('water');
    await saveEntry(
      connection.db,
      page,
      id,
      { slug: 'new-water', data: dataOf(text('')), publish: true },
      acting,
    );
    const { el } = await textOf(text('<p><a href="/water">ν</a></p>'));
    expect(el).toBe(`<p><a href="/new-water" data-entry="${id}">ν</a></p>`);
  });

  test('lead to news by their own address, and to fixed screens and elsewhere as typed', async () => {
    const data = {
      ...emptyData(news.fields),
      title: text('Νερό', 'Water'),
      summary: text('Π', 'S'),
      content: text('<p>Κ</p>'),
      date: '2026-03-01',
      category: 'projects',
    };
    const { id } = await createEntry(
      connection.db,
      news,
      { slug: 'nero', publish: true, data },
      acting,
    );
    const others =
      '<a href="/contact">ε</a><a href="/">α</a><a href="https://www.gov.gr/news/nero">γ</a><a href="#x">χ</a>';
    const { el } = await textOf(text(`<p><a href="/news/nero">ν</a>${others}</p>`));
    expect(el).toBe(`<p><a href="/news/nero" data-entry="${id}">ν</a>${others}</p>`);
  });

  test('stay addresses when the entry is gone or was never there', async () => {
    const { id } = await addPage('water');
    await deleteEntry(connection.db, page, id, acting);
    const { el } = await textOf(
      text(
        `<p><a href="/water" data-entry="${id}">ν</a><a href="/x" data-entry="0abc" lang="en">x</a></p>`,
      ),
    );
    expect(el).toBe('<p><a href="/water">ν</a><a href="/x" lang="en">x</a></p>');
  });

  test('name the entry that is at an address now, not one in the bin that was there', async () => {
    const gone = await addPage('water');
    await deleteEntry(connection.db, page, gone.id, acting);
    const { id } = await addPage('water');
    const { el } = await textOf(text('<p><a href="/water">ν</a></p>'));
    expect(el).toBe(`<p><a href="/water" data-entry="${id}">ν</a></p>`);
  });

  test('are looked up for the first two hundred addresses, whatever these are', async () => {
    const { id } = await addPage('water');
    const links = Array.from({ length: 199 }, (_, at) => `<a href="/no-such-page-${at}">x</a>`);
    const last = '<a href="/water">x</a>';
    const named = last.replace('>', ` data-entry="${id}">`);
    const { el, en } = await textOf(text(`${links.join('')}${last}`, last));
    expect([el.endsWith(named), en]).toEqual([true, named]);
    const more = [...links, '<a href="/no-such-page">x</a>', last].join('');
    const { data } = await addPage('more', true, text(more));
    expect(data.content.el).toBe(more);
  });

  test('are settled up to more than any text has, and the others stay addresses', async () => {
    const [first, last] = [await addPage('water'), await addPage('fire')];
    const link = (id: string) => `<a href="/x" data-entry="${id}">x</a>`;
    const others = Array.from({ length: 500 }, (_, at) => link(`0${at}`)).join('');
    const content = text(`<p>${link(first.id)}${others}</p>`, `<p>${link(last.id)}</p>`);
    const settled = `<a href="/water" data-entry="${first.id}">x</a>`;
    expect(await textOf(content)).toEqual(
      text(`<p>${settled}${'<a href="/x">x</a>'.repeat(500)}</p>`, '<p><a href="/x">x</a></p>'),
    );
  });
});
