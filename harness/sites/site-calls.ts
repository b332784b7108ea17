import { BENCH_ADMIN } from './site.ts';

/** A page that a benchmark makes and saves; other texts with each number. */
export const benchPage = (number: number | string, slug: string) => ({
  title: { el: `Δοκιμή ${number}`, en: `Bench ${number}` },
  content: { el: '<p>Κείμενο</p>', en: '<p>Text</p>' },
  slug,
  images: [],
});

export interface SiteCalls {
  bearer: { Authorization: string };
  /** The address of the page that {@link save} saves. */
  pageUrl: string;
  /** Saves the page, which ends every held page. */
  save(number: number): Promise<void>;
}

/** Signs in at a site of `startBenchSite` and makes a page at the slug. */
export async function openSiteCalls(siteUrl: string, slug = 'bench'): Promise<SiteCalls> {
  const bearer = { Authorization: `Bearer ${await signInToSite(siteUrl)}` };
  const send = async (url: string, method: string, body: unknown) => {
    const response = await fetch(url, {
      method,
      headers: { 'Content-Type': 'application/json', ...bearer },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}.`);
    return response.json();
  };
  const { id } = (await send(`${siteUrl}/api/pages`, 'POST', benchPage('', slug))) as {
    id: string;
  };
  const pageUrl = `${siteUrl}/api/pages/${id}`;
  return {
    bearer,
    pageUrl,
    save: async (number) => void (await send(pageUrl, 'PUT', benchPage(number, slug))),
  };
}

/** A token of the administrator of {@link startBenchSite}. */
export async function signInToSite(siteUrl: string, account = BENCH_ADMIN): Promise<string> {
  const response = await fetch(`${siteUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error(`Signing in failed: ${response.status}.`);
  return ((await response.json()) as { token: string }).token;
}

/** A page that {@link actAsStaff} made. */
export interface SavedPage {
  id: string;
  slug: string;
}

/** A signed-in administrator who writes pages through the API. */
export interface Staff {
  headers: Record<string, string>;
  /** The answer to a new page. */
  create(slug: string, title: string): Promise<Response>;
  save(page: SavedPage, title: string): Promise<Response>;
  upload(bytes: Uint8Array): Promise<Response>;
  /** The answer to a new PDF document. */
  addDocument(bytes: Uint8Array): Promise<Response>;
}

/** Writes pages at a site with the token of somebody who is signed in. */
export function actAsStaff(url: string, token: string): Staff {
  const bearer = { Authorization: `Bearer ${token}` };
  const headers = { ...bearer, 'Content-Type': 'application/json' };
  const body = (slug: string, title: string) =>
    JSON.stringify({
      title: { el: title, en: title },
      content: { el: `<p>${title}</p>`, en: '' },
      slug,
      images: [],
    });
  return {
    headers,
    create: (slug, title) =>
      fetch(`${url}/api/pages`, { method: 'POST', headers, body: body(slug, title) }),
    save: ({ id, slug }, title) =>
      fetch(`${url}/api/pages/${id}`, { method: 'PUT', headers, body: body(slug, title) }),
    addDocument: (bytes) => {
      const form = new FormData();
      form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], 'bench.pdf'));
      return fetch(`${url}/api/media`, { method: 'POST', headers: bearer, body: form });
    },
    upload: (bytes) => {
      const form = new FormData();
      form.set('image', new File([bytes as Uint8Array<ArrayBuffer>], 'bench.png'));
      return fetch(`${url}/api/upload`, { method: 'POST', headers: bearer, body: form });
    },
  };
}
