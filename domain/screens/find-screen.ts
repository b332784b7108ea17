import { matchesPattern } from '../content/model/address-pattern.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { SCREENS, type Screen, SECTIONS, type Section } from './register.ts';

type Titled = Extract<(typeof SCREENS)[number], { title: Bilingual }>;

/** The address of a screen that has a title of its own and no parameter. */
export type ScreenPath = Titled['path'];

/** All rows of the register. */
export const screens: readonly Screen[] = SCREENS;
const byPath = new Map<string, Screen>(screens.map((screen) => [screen.path, screen]));
const byType = new Map(screens.map((screen) => [screen.of, screen]));

/** The screen of that path in the register. */
export function screenAt(path: ScreenPath): Screen & { title: Bilingual } {
  return byPath.get(path) as Screen & { title: Bilingual };
}

/** The screen where the entries of a content type have their addresses, if any. */
export function findScreenOf(type: string): Screen | undefined {
  return byType.get(type as Screen['of']);
}

/** The router's choice, part by part: a word goes before a parameter, a parameter before `*`. */
function rankOf({ path }: Screen): string {
  return path
    .split('/')
    .map((part) => (part === '*' ? '0' : part.startsWith(':') ? '1' : '2'))
    .join('');
}

const byRank = screens.toSorted((a, b) => rankOf(b).localeCompare(rankOf(a)));

/** The screen that answers an address (a path without language), if any does. */
export function findScreen(path: string): Screen | undefined {
  return byPath.get(path) ?? byRank.find((screen) => matchesPattern(screen.path, path));
}

/** The section of a screen; null for a screen in no section. */
export function sectionOf({ path, section }: Screen): Section | null {
  return section ?? SECTIONS.find((name) => path.split('/')[1] === name) ?? null;
}

/** Whether search engines are told of the screen. */
export function isListed({ robots = 'listed' }: Screen): boolean {
  return robots === 'listed';
}

/** Whether a path has no parameter, so that it is the address of one screen. */
export function isFixed({ path }: Screen): boolean {
  return !/[:*]/.test(path);
}

/** The addresses, of a screen with a parameter, that the menu of its section names. */
export function listNamed({ path, each = {} }: Screen): { path: string; title: Bilingual }[] {
  return Object.entries(each).map(([value, title]) => ({
    path: path.replace(/:\w+/, value),
    title,
  }));
}

const titles = new Map(
  screens.flatMap((screen) => [
    ...(screen.title ? [[screen.path as string, screen.title] as const] : []),
    ...listNamed(screen).map(({ path, title }) => [path, title] as const),
  ]),
);

/** The title under which the register has an address, of a screen or of a value of its parameter; else it throws. */
export function titleAt(path: string): Bilingual {
  const title = titles.get(path);
  if (!title) throw new Error(`The register of screens has no title at ${path}.`);
  return title;
}
