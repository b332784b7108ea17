import { describe, expect, test } from 'vitest';
import { sampleEntries } from './sample-entries.ts';
import type { SeedEntry } from './seed-entry.ts';

const NOW = new Date('2026-03-04T10:00:00Z');
const content = new Map(
  sampleEntries(NOW).map(([type, entries]) => [type.name, entries as SeedEntry<object>[]]),
);
const entriesOf = (type: string) =>
  (content.get(type) ?? []) as unknown as { slug: string; data: Record<string, unknown> }[];

/** Figures and constants of the specification, sections 2 and 9. */
describe('what the owner gave is in the first content', () => {
  test.each([
    ['aigeira', 2626, 123.8],
    ['aigio', 26523, 151.1],
    ['akrata', 4985, 103.5],
    ['diakopto', 6429, 102.7],
    ['erineos', 3468, 86.9],
    ['sympoliteia', 6718, 109.3],
  ])('%s has %i residents on %d km²', (slug, population, area) => {
    const unit = entriesOf('unit').find((entry) => entry.slug === slug);
    expect(unit?.data).toMatchObject({ population, area });
  });

  test('units come in the given order', () => {
    expect(entriesOf('unit').map((unit) => unit.slug)).toEqual([
      'aigeira',
      'aigio',
      'akrata',
      'diakopto',
      'erineos',
      'sympoliteia',
    ]);
  });

  test('the municipality: area, population, year, address, hours, council', () => {
    const weekdays = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' };
    expect(entriesOf('settings')[0]?.data).toMatchObject({
      area: 723.1,
      population: 49872,
      foundedYear: 2011,
      postalCode: '25100',
      city: { el: 'Αίγιο', en: 'Aigio' },
      councilMembers: 33,
      hours: [weekdays],
      contactHours: [weekdays, { days: [6], opens: '09:00', closes: '13:00' }],
    });
    expect(entriesOf('settings')[0]?.data.phones).toHaveLength(2);
  });

  test('the tourist office is open on Saturdays from nine to two', () => {
    expect(
      entriesOf('office')
        .slice(0, 3)
        .map(({ slug }) => slug),
    ).toEqual(['town-hall', 'cultural-centre', 'tourist-office']);
    const office = entriesOf('office').find((entry) => entry.slug === 'tourist-office');
    expect(office?.data.hours).toContainEqual({ days: [6], opens: '09:00', closes: '14:00' });
  });

  test('the council: twelve members listed, sessions on 15 June and 13 July 2025 at 18:00 with minutes', () => {
    expect(entriesOf('council-member')).toHaveLength(12);
    const sessions = entriesOf('council-session');
    expect(sessions.map((session) => session.data.startsAt as string).sort()).toEqual([
      '2025-06-15T18:00',
      '2025-07-13T18:00',
      // One before and one after the first start.
      '2026-02-11T18:00',
      '2026-03-11T18:00',
    ]);
    for (const session of sessions.slice(0, 2)) expect(session.data.minutes).toBeTruthy();
  });

  test.each([
    ['slide', 4],
    ['unit', 6],
    ['news', 9],
    ['event', 6],
    ['attraction', 6],
    ['department', 6],
    ['document', 6],
    ['lodging', 3],
    ['culture-block', 4],
    ['history-section', 4],
    ['e-service', 4],
  ])('there are enough entries of %s', (type, least) => {
    expect(entriesOf(type).length).toBeGreaterThanOrEqual(least);
  });

  test.each(['news', 'event', 'council-member', 'lodging', 'document', 'mayor'])(
    'what is made up is marked as sample: %s',
    (type) => {
      const marks = (content.get(type) ?? []).map(({ isSample }) => isSample);
      expect(marks.length).toBeGreaterThan(0);
      expect(new Set(marks)).toEqual(new Set([true]));
    },
  );

  test('nine service cards in the given order', () => {
    const cards = entriesOf('service').filter((service) => service.data.listed);
    expect(cards.map((card) => card.slug)).toEqual([
      'certificates',
      'urban-planning',
      'social-welfare',
      'financial',
      'environment',
      'business',
      'transport',
      'education',
      'sports',
    ]);
  });

  test('the six document categories and the four news categories all have entries', () => {
    const categories = (type: string) =>
      new Set(entriesOf(type).map((entry) => entry.data.category));
    expect([...categories('document')].sort()).toEqual([
      'annual-reports',
      'budgets',
      'contracts',
      'decisions',
      'plans',
      'tenders',
    ]);
    expect([...categories('news')].sort()).toEqual([
      'announcements',
      'events',
      'projects',
      'tenders',
    ]);
    expect([...categories('attraction')].sort()).toEqual([
      'beach',
      'culture',
      'landmark',
      'nature',
    ]);
  });

  test('five steps of e-services, three cards of transparency, three quick links', () => {
    const places = entriesOf('teaser').map((entry) => entry.data.place as string);
    const count = (place: string) => places.filter((other) => other === place).length;
    expect(count('e-service-step')).toBe(5);
    expect(count('transparency-card')).toBe(3);
    expect(count('home-quick-link')).toBe(3);
  });
});
