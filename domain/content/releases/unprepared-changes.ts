import { type Danger, findDangers } from './dangerous-changes.ts';
import type { Release } from './definitions.ts';

/** A migration, with the types and fields whose stored entries it changes: `news.author`. */
export interface Preparation {
  name: string;
  content: readonly string[];
}

/**
 * The faults of today's content types compared with a release, one sentence each: a change that makes stored entries
 * invalid and that no later migration names, and a name in a migration that matches no such change.
 */
export function findUnpreparedChanges(
  release: Release,
  now: Release['types'],
  migrations: readonly Preparation[],
): string[] {
  const released = migrations.findIndex(({ name }) => name === release.migration);
  const later = migrations.slice(released + 1);
  const named = new Set(later.flatMap(({ content }) => content));
  const dangers: Danger[] = findDangers(release.types, now);
  const known = new Set(dangers.map(({ path }) => path));
  return [
    ...dangers
      .filter(({ path }) => !named.has(path))
      .map(
        ({ path, what }) => `${path} ${what} since ${release.version}, and no migration names it.`,
      ),
    ...later.flatMap(({ name, content }) =>
      content
        .filter((path) => !known.has(path))
        .map((path) => `${name} names ${path}, which is as in ${release.version}.`),
    ),
  ];
}
