import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { getToken, openSignedIn } from '../harness/staff.ts';

const SAVE = /^Save( and publish)?$/;

interface Stored {
  id: string;
  version: number;
  data: { content: { el: string; en: string } };
}

const headersOf = async (request: APIRequestContext) => ({
  Authorization: `Bearer ${await getToken(request)}`,
});

async function firstOf(request: APIRequestContext, path: string): Promise<Record<string, string>> {
  const answer = await request.get(path, { headers: await headersOf(request) });
  const body = (await answer.json()) as Record<string, Record<string, string>[]>;
  const [first] = body.media ?? body.entries ?? [];
  if (!first) throw new Error(`Nothing at ${path}.`);
  return first;
}

const pageOf = (title: string, el: string) => ({
  title: { el: title, en: title },
  content: { el, en: '' },
});

async function addPage(
  request: APIRequestContext,
  slug: string,
  title: string,
  el = '',
): Promise<Stored> {
  const made = await request.post('/api/content/page', {
    headers: await headersOf(request),
    data: { slug, data: { ...(await emptyPage(request)), ...pageOf(title, el) } },
  });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json()) as Stored;
}

/** The fields of a page that this file says nothing about. */
async function emptyPage(request: APIRequestContext): Promise<Record<string, unknown>> {
  const { id } = await firstOf(request, '/api/content/page?limit=1&offset=0');
  const answer = await request.get(`/api/content/page/${id}`, {
    headers: await headersOf(request),
  });
  const { data } = (await answer.json()) as { data: Record<string, unknown> };
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      Array.isArray(value) ? [] : typeof value === 'object' && value ? { el: '', en: '' } : value,
    ]),
  );
}

async function storedText(request: APIRequestContext, id: string): Promise<string> {
  const answer = await request.get(`/api/content/page/${id}`, {
    headers: await headersOf(request),
  });
  return ((await answer.json()) as Stored).data.content.el;
}

const greekText = (page: Page) => page.getByRole('textbox', { name: /^Content \(Greek/ });

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && /\/content\/page\//.test(response.url()),
  );
  await page.getByRole('button', { name: SAVE }).click();
  expect((await saved).status()).toBe(200);
}

test('a text with every piece passes through the editor without losing any', async ({
  page,
  request,
}) => {
  const picture = await firstOf(request, '/api/media?kind=image&limit=1&offset=0');
  const document = await firstOf(request, '/api/media?kind=document&limit=1&offset=0');
  const office = await firstOf(request, '/api/content/office?limit=1&offset=0');
  const target = await addPage(request, 'pieces-target', 'Στόχος');
  const img = `<img src="${picture.url}" alt="Το λιμάνι" width="640" height="480" />`;
  const text = [
    '<h2>Τίτλος</h2>',
    '<p>Λόγια <strong>έντονα</strong>, <em lang="en">slanted</em>, <u>υ</u>, <s>σ</s>, m<sup>2</sup>, H<sub>2</sub>O<br />γραμμή</p>',
    `<p><a href="/pieces-target#hours" data-entry="${target.id}">σελίδα</a>, <a lang="en" href="https://www.gov.gr/" hreflang="en">gov.gr</a></p>`,
    `<p><a href="${document.url}">έγγραφο</a></p>`,
    '<h3>Υπότιτλος</h3><h4>Τρίτος</h4>',
    '<ul><li>α<ul><li>β</li></ul></li></ul><ol start="3" type="a"><li>γ</li></ol>',
    '<blockquote><p>Παράθεση</p></blockquote><hr />',
    `<figure>${img}<figcaption>Αίγιο, <em>2026</em></figcaption></figure>`,
    `<figure lang="en"><img src="${picture.url}" alt="" role="presentation" /></figure>`,
    `<figure><img src="${picture.url}" alt="" /><figcaption lang="en">Not described</figcaption></figure>`,
    '<aside data-notice="important" role="note"><p>Διακοπή</p><ul><li>νερού</li></ul></aside>',
    `<aside data-notice="information" role="note"><p>Πληροφορία</p><figure>${img}</figure></aside>`,
    '<ol data-kind="steps"><li>Πρώτα</li><li><p>Ύστερα</p><p>και μετά</p></li></ol>',
    '<details><summary>Πότε <strong>ανοίγει</strong>;</summary><p>Στις 8.</p><ul><li>κάθε μέρα</li></ul></details>',
    '<details lang="en"><summary>Where?</summary><p>Here.</p></details>',
    '<table><caption>Τέλη</caption><thead><tr><th scope="col">Είδος</th><th scope="col">Ποσό</th></tr></thead><tbody><tr><th scope="row">Βεβαίωση</th><td>5 €</td></tr><tr><td colspan="2">Δωρεάν</td></tr></tbody></table>',
    `<p data-contact="${office.id}">Γραφείο</p>`,
    `<ul data-kind="attachments"><li><a href="${document.url}">Απόφαση</a></li></ul>`,
  ].join('');
  const entry = await addPage(request, 'pieces-all', 'Όλα', `${text}<p>Τέλος</p>`);
  const before = await storedText(request, entry.id);
  expect(before).toBe(`${text}<p>Τέλος</p>`);

  await openSignedIn(page, `/admin/pages/edit/${entry.id}`);
  await greekText(page).getByText('Τέλος', { exact: true }).click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await save(page);
  expect(await storedText(request, entry.id)).toBe(before.replace('Τέλος</p>', 'Τέλος!</p>'));
});
