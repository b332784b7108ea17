import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { saveEntry } from '../../../domain/content/acts/save-entry.ts';
import { unpublishEntry } from '../../../domain/content/acts/unpublish-entry.ts';
import { emptyData } from '../../../domain/content/model/content-type.ts';
import { office } from '../../../domain/content-types/office.ts';
import { page } from '../../../domain/content-types/page.ts';
import { newId } from '../../../domain/ids.ts';
import { testDocumentRow } from '../../../harness/content/medium-row.ts';
import { linksIn, textOf } from '../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import { actAs, TEST_ADMIN, TEST_NOW } from '../../../harness/services.ts';

const acting = actAs(TEST_ADMIN);
const text = (el: string, en = '') => ({ el, en });

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const db = () => site.services.db;
const addMedium = async (kind: 'image' | 'document', file_name: string) => {
  const document = testDocumentRow({ id: newId(TEST_NOW), file_name, size_bytes: 1_300_000 });
  const picture = { ...document, kind, width: 1000, height: 500, alt_el: 'Το λιμάνι' };
  await db()
    .insertInto('media')
    .values(kind === 'image' ? picture : document)
    .execute();
  const name = kind === 'image' ? '960.webp' : file_name;
  return { id: document.id, url: `/media/${document.id}.${document.address_digest}/${name}` };
};
let pages = 0;
const addPage = async (el: string, en = '') => {
  const slug = `text-${++pages}`;
  const data = { ...emptyData(page.fields), title: text('Σελίδα', 'Page'), content: text(el, en) };
  const { id } = await createEntry(db(), page, { slug, publish: true, data }, acting);
  return { id, slug, data };
};
const proseAt = async (address: string) => {
  const { main } = await site.get(address);
  const prose = main.querySelector('.prose');
  if (!prose) throw new Error(`${address} has no text.`);
  return prose;
};

test('a Greek name in an English text says that it is Greek, for voices that read out', async () => {
  const { slug } = await addPage(
    '<p>Ο Δήμος</p>',
    '<p>Choose <strong>Δήμος Αιγιαλείας</strong>.</p>',
  );
  const english = await proseAt(`/${slug}?lang=en`);
  const named = english.querySelector('strong span[lang="el"]');
  expect(named && textOf(named)).toBe('Δήμος Αιγιαλείας');
  expect((await proseAt(`/${slug}`)).querySelector('span')).toBeNull();
});

describe('a picture in a text', () => {
  test('comes in the sizes that screens need, with its size known and loaded late', async () => {
    const { url } = await addMedium('image', 'limani.jpg');
    const { slug } = await addPage(
      `<figure><img src="${url}" alt="Τα καΐκια στο λιμάνι"><figcaption>Αίγιο</figcaption></figure>`,
    );
    const prose = await proseAt(`/${slug}`);
    const img = prose.querySelector('figure img');
    const base = url.replace('/960.webp', '');
    expect(img?.getAttributeValue('srcset')).toBe(
      [320, 480, 640, 960].map((width) => `${base}/${width}.webp ${width}w`).join(', '),
    );
    const read = (name: string) => img?.getAttributeValue(name);
    expect([read('width'), read('height'), read('loading')]).toEqual(['1000', '500', 'lazy']);
    expect(read('alt')).toBe('Τα καΐκια στο λιμάνι');
    expect(textOf(prose.querySelector('figcaption'))).toBe('Αίγιο');
  });

  test('takes the library’s description where the text has none, and none where it is decorative', async () => {
    const { url } = await addMedium('image', 'limani.jpg');
    const { slug } = await addPage(
      `<figure><img src="${url}" alt=""></figure><figure><img src="${url}" alt="" role="presentation"></figure>`,
    );
    const images = (await proseAt(`/${slug}`)).querySelectorAll('img');
    expect(images.map((img) => img.getAttributeValue('alt') ?? '')).toEqual(['Το λιμάνι', '']);
    expect(images.map((img) => img.hasAttribute('role'))).toEqual([false, false]);
  });

  test('is read out in the language of its description, where that is not the text’s', async () => {
    const { url } = await addMedium('image', 'limani.jpg');
    const bare = `<figure><img src="${url}" alt=""></figure>`;
    const { slug } = await addPage(bare, `${bare}<figure><img src="${url}" alt="Boats"></figure>`);
    const langs = async (address: string) =>
      (await proseAt(address)).querySelectorAll('img').map((img) => img.getAttributeValue('lang'));
    expect(await langs(`/${slug}?lang=en`)).toEqual(['el', null]);
    expect(await langs(`/${slug}`)).toEqual([null]);
  });

  test('that is gone leaves nothing behind', async () => {
    const src = '/media/0gone.0123456789abcdef/640.webp';
    const { slug } = await addPage(
      `<p>Πριν</p><figure><img src="${src}" alt="x"><figcaption>Λεζάντα</figcaption></figure>`,
    );
    expect(textOf(await proseAt(`/${slug}`))).toBe('Πριν');
  });
});

describe('a document in a text', () => {
  test('says its type and size, in the language of the text', async () => {
    const { url } = await addMedium('document', 'aitisi.pdf');
    const { slug } = await addPage(
      `<p>Δείτε την <a href="${url}">αίτηση</a>.</p><ul data-kind="attachments"><li><a href="${url}">Αίτηση</a></li></ul>`,
      `<p>See the <a href="${url}">form</a>.</p>`,
    );
    const greek = await proseAt(`/${slug}`);
    expect(textOf(greek)).toContain('Δείτε την αίτηση (PDF, 1,2 MB)');
    expect(textOf(greek.querySelector('h2'))).toBe('Συνημμένα');
    expect(textOf(greek.querySelector('.text-attachments'))).toBe('Αίτηση (PDF, 1,2 MB)');
    const english = await proseAt(`/${slug}?lang=en`);
    expect(textOf(english)).toContain('See the form (PDF, 1.2 MB)');
    // A file has one address, whatever the language of the screen.
    expect(linksIn(english)).toEqual([url]);
  });
});

describe('a contact card in a text', () => {
  test('shows the office as it is now, and is gone with it', async () => {
    const data = {
      ...emptyData(office.fields),
      name: text('ΚΕΠ Ακράτας', 'Akrata service centre'),
      address: text('Πλατεία Ακράτας'),
      phone: '26960 00001',
      hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '14:00' }],
    };
    const { id } = await createEntry(db(), office, { publish: true, data }, acting);
    const { slug } = await addPage(
      `<details><summary>Πού;</summary><p data-contact="${id}">Παλιό όνομα</p></details>`,
      `<p data-contact="${id}">Old name</p>`,
    );
    const card = async (language = '') =>
      textOf((await proseAt(`/${slug}${language}`)).querySelector('.text-contact'));
    expect(await card()).toBe(
      'ΚΕΠ Ακράτας Πλατεία Ακράτας Τηλέφωνο: 26960 00001 Δευτέρα–Παρασκευή 08:00–14:00 Σάββατο–Κυριακή Κλειστά',
    );
    expect(await card('?lang=en')).toContain('Akrata service centre');
    const moved = { ...data, phone: '26960 00002' };
    await saveEntry(db(), office, id, { data: moved, publish: true }, acting);
    expect(await card()).toContain('26960 00002');
    await unpublishEntry(db(), office, id, acting);
    expect(textOf(await proseAt(`/${slug}`))).toBe('Πού;');
  });
});

describe('a link in a text', () => {
  test('follows the entry that it names, keeps the language, and becomes words with it', async () => {
    const target = await addPage('<p>Νερό</p>');
    const { slug } = await addPage(
      `<p><a href="/${target.slug}#hours">το <strong>νερό</strong></a></p>`,
      `<p><a href="/${target.slug}">water</a></p>`,
    );
    await saveEntry(
      db(),
      page,
      target.id,
      { slug: 'water-supply', data: target.data, publish: true },
      acting,
    );
    expect(linksIn(await proseAt(`/${slug}`))).toEqual(['/water-supply#hours']);
    const english = await proseAt(`/${slug}?lang=en`);
    expect(linksIn(english)).toEqual(['/water-supply?lang=en']);
    expect(english.querySelector('a')?.hasAttribute('data-entry')).toBe(false);
    await unpublishEntry(db(), page, target.id, acting);
    const left = await proseAt(`/${slug}`);
    expect([linksIn(left), textOf(left)]).toEqual([[], 'το νερό']);
  });
});

test('a notice says what it is, in the language of its text', async () => {
  const { slug } = await addPage(
    '<aside data-notice="important"><p>Κλειστά</p></aside><aside data-notice="information"><p>Ανοιχτά</p></aside>',
  );
  const notices = (await proseAt(`/${slug}?lang=en`)).querySelectorAll('aside');
  expect(notices.map(textOf)).toEqual(['Σημαντικό Κλειστά', 'Πληροφορία Ανοιχτά']);
});
