import { PUBLIC_ROUTES } from './public-routes.ts';

/** Lists whose first entry stands for its kind. */
const EXAMPLES: [list: string, link: RegExp][] = [
  ['/news', /href="(\/news\/(?!category)[a-z0-9-]+)"/],
  ['/events', /href="(\/events\/(?!submit)[a-z0-9-]+)"/],
  ['/tourism/beaches', /href="(\/tourism\/beach\/[a-z0-9-]+)"/],
];

/** Every public screen, with one article, one event and one attraction. */
export async function listPublicScreens(siteUrl: string): Promise<string[]> {
  const found: string[] = [];
  for (const [list, link] of EXAMPLES) {
    const html = await (await fetch(siteUrl + list)).text();
    const path = link.exec(html)?.[1];
    if (!path) throw new Error(`There is nothing to open on ${list}.`);
    found.push(path);
  }
  return [...PUBLIC_ROUTES, ...found];
}

/** The admin's screens, one for each kind: `{id}` is the first entry of that list. */
export async function listAdminScreens(siteUrl: string, token: string): Promise<string[]> {
  const firstId = async (path: string) => {
    const response = await fetch(`${siteUrl}/api${path}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const text = await response.text();
    const id = /"id":"([^"]+)"/.exec(text)?.[1];
    if (!id) throw new Error(`There is no entry at /api${path}: ${response.status}.`);
    return id;
  };
  return [
    '/admin/dashboard',
    '/admin/pages',
    '/admin/pages/new',
    `/admin/pages/edit/${await firstId('/pages')}`,
    '/admin/content/news',
    '/admin/content/news/new',
    `/admin/content/news/${await firstId('/content/news?limit=1')}`,
    '/admin/content/settings',
    '/admin/media',
    '/admin/messages',
    '/admin/users',
    '/admin/audit',
    '/admin/account',
  ];
}
