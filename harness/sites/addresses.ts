import { ADMIN_SCREENS } from '../../app/admin/screens.ts';
import { findScreen, isFixed, screens } from '../../domain/screens/find-screen.ts';

/** The addresses at which journeys visit screens, taken from the registers. */

const addressesOf = (path: string, visit?: readonly string[]) => visit ?? [path];

/** Where there is nothing. */
const NOTHING = '/no-such-page';

/** Every public screen, except those whose entries change with the day. */
export const PUBLIC_ROUTES: readonly string[] = screens
  .filter((screen) => isFixed(screen) || screen.visit)
  .flatMap(({ path, visit }) => addressesOf(path, visit));

/**
 * Whether an address is the first at which its screen is visited. A question, or nothing at all at an address, makes
 * a screen of its own.
 */
export function isFirstOfScreen(address: string): boolean {
  const [path = '', question] = address.split('?');
  const screen = findScreen(path);
  const others = screen ? addressesOf(screen.path, screen.visit) : [];
  const first = others.find((one) => one.includes('?') === (question !== undefined));
  return address === first || address === NOTHING;
}

/** The same address in English. */
export function inEnglish(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=en`;
}

/** Screens of the admin that need no entry, at least one of each kind. */
export const ADMIN_ROUTES: readonly string[] = adminAddresses().filter(
  (address) => !address.includes(':'),
);

function adminAddresses(): string[] {
  return ADMIN_SCREENS.flatMap(({ path, visit }) => addressesOf(path, visit));
}

/** Every public screen of a running site: of those without an address of their own, the first in its site maps. */
export async function listPublicScreens(siteUrl: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(siteUrl + path)).text();
  // That for people has warnings that have ended, too.
  const [forRobots, forPeople] = await Promise.all(['/sitemap.xml', '/sitemap'].map(read));
  const links = [
    ...(forRobots ?? '').matchAll(/<loc>([^<?]+)<\/loc>/g),
    ...(forPeople ?? '').matchAll(/<a href="(\/[^"?#]*)"/g),
  ];
  const listed = links.map(([, url = '']) => new URL(url, siteUrl).pathname);
  const found = screens
    .filter((screen) => !isFixed(screen) && !screen.visit)
    .map(({ path }) => {
      const address = listed.find((one) => findScreen(one)?.path === path);
      if (!address) throw new Error(`There is nothing to open at ${path}.`);
      return address;
    });
  return [...PUBLIC_ROUTES, ...found];
}

/** Where the first entry for an address with `:id` is found. */
const LISTS: [beginning: string, call: string][] = [
  ['/admin/pages/', '/pages'],
  ['/admin/content/news/', '/content/news?limit=1'],
  ['/admin/preview/news/', '/content/news?limit=1'],
];

/** The screens of the admin of a running site, with its first entries. */
export function listAdminScreens(siteUrl: string, token: string): Promise<string[]> {
  return Promise.all(
    adminAddresses().map(async (address) => {
      const call = LISTS.find(([beginning]) => address.startsWith(beginning))?.[1];
      return address.includes(':id')
        ? address.replace(':id', await firstId(`${siteUrl}/api${call}`, token))
        : address;
    }),
  );
}

async function firstId(url: string, token: string): Promise<string> {
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  const id = /"id":"([^"]+)"/.exec(await response.text())?.[1];
  if (!id) throw new Error(`There is no entry at ${url}: ${response.status}.`);
  return id;
}
