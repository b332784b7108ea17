import { describe, expect, test } from 'vitest';
import { GROUPS, LIFE_EVENTS, TOPICS } from '../../../domain/content-types/parts/vocabularies.ts';
import { matchesFilters, readServiceFilters, servicesPath } from './read-service-filters.ts';

const NONE = { topic: '', event: '', group: '' };
const read = (query: string) => readServiceFilters(new URLSearchParams(query));

describe('the filters of the services', () => {
  test('are read out of the address; unknown values count as not given', () => {
    expect(read('topic=water&event=moving&group=families')).toEqual({
      topic: 'water',
      event: 'moving',
      group: 'families',
    });
    expect(read('topic=x&event=%27&group=')).toEqual(NONE);
  });

  test('are all those that the form offers', () => {
    for (const [name, options] of [
      ['topic', TOPICS],
      ['event', LIFE_EVENTS],
      ['group', GROUPS],
    ] as const) {
      const values = options.map(({ value }) => value);
      expect(values.map((value) => read(`${name}=${value}`)[name])).toEqual(values);
    }
  });

  test('give the address from which they are read', () => {
    expect(servicesPath(NONE)).toBe('/services');
    expect(servicesPath({ event: 'death' })).toBe('/services?event=death');
  });

  test('all have to fit', () => {
    const data = {
      topic: 'registry',
      lifeEvents: ['birth', 'death'],
      groups: ['families'],
      audience: 'citizens',
    } as const;
    const copy = { ...data, lifeEvents: [...data.lifeEvents], groups: [...data.groups] };
    expect(matchesFilters(copy, NONE)).toBe(true);
    expect(matchesFilters(copy, { topic: 'registry', event: 'death', group: 'families' })).toBe(
      true,
    );
    expect(matchesFilters(copy, { ...NONE, event: 'wedding' })).toBe(false);
    expect(matchesFilters(copy, { ...NONE, topic: 'water' })).toBe(false);
    expect(matchesFilters(copy, { ...NONE, group: 'businesses' })).toBe(false);
  });

  test('find those for businesses by their audience, too', () => {
    const data = { topic: null, lifeEvents: [], audience: 'businesses' as const };
    expect(matchesFilters({ ...data, groups: [] }, { ...NONE, group: 'businesses' })).toBe(true);
    // And those for owners among them by their group, as everywhere.
    const forOwners = matchesFilters({ ...data, groups: ['owners'] }, { ...NONE, group: 'owners' });
    expect(forOwners).toBe(true);
  });
});
