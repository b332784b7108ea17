import { BENCH_ADMIN } from '../../harness/site.ts';

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
}

export async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(BENCH_ADMIN),
  });
  if (!response.ok) throw new Error(`Signing in was answered with ${response.status}.`);
  return ((await response.json()) as { token: string }).token;
}

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
    upload: (bytes) => {
      const form = new FormData();
      form.set('image', new File([bytes as Uint8Array<ArrayBuffer>], 'bench.png'));
      return fetch(`${url}/api/upload`, { method: 'POST', headers: bearer, body: form });
    },
  };
}

/** A line of the table at the end: what was promised, what came of it, whether it held. */
export interface Outcome {
  promise: string;
  seen: string;
  held: boolean;
}

export const outcome = (promise: string, seen: string | number, held: boolean): Outcome => ({
  promise,
  seen: String(seen),
  held,
});

/** Waits until something holds; how many milliseconds it took. */
export async function untilHolds(holds: () => Promise<boolean>, limitMs = 30_000): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < limitMs) {
    if (await holds().catch(() => false)) return Math.round(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('What was waited for did not come.');
}
