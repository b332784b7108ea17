import { expect, test } from 'vitest';
import { addDays, dayOf } from '../../../domain/time/calendar.ts';
import { holidaysOf } from '../../../domain/time/holidays.ts';
import { contractWasteCollection } from '../../documents/papers/contract-waste-collection.ts';
import { assemblyPointSeed } from '../assembly-points.ts';
import { councilSessionSeedAround } from '../council-sessions.ts';
import { departmentSeed } from '../departments.ts';
import { eventSeed } from '../events.ts';
import { mayorSeed } from '../mayor.ts';
import { newsSeed } from '../news/news.ts';
import { officeSeed } from '../offices.ts';
import { pageSeed } from '../pages/pages.ts';
import { writeDay } from '../relative-days.ts';
import { serviceSeed } from '../services/services.ts';
import { settingsSeed } from '../settings.ts';
import { tenderSeed } from '../tenders.ts';
import { unitSeed } from '../units.ts';
import { attractionSeed } from './attractions.ts';

/**
 * What two entries say of one place, one telephone or one errand must be the same, on whatever day a site is started.
 */

const DAYS = Array.from({ length: 731 }, (_, after) => addDays('2026-01-01', after));

test('a telephone number is that of one place', () => {
  const [settings] = settingsSeed;
  const holders = [
    ...[...officeSeed, ...departmentSeed].map(({ slug, data }) => [
      data.phone,
      data.address.el.replace(/^[^,\d]*, (?=Οδός)/, ''),
      slug,
    ]),
    ...unitSeed.map(({ slug, data }) => [data.phone, data.address.el, slug]),
    ...mayorSeed.map(({ slug, data }) => [data.phone, data.office.el, slug]),
  ];
  const places = Map.groupBy(holders, ([phone]) => phone);
  const shared = [...places].filter(
    ([, those]) => new Set(those.map(([, address]) => address)).size > 1,
  );
  expect(shared).toEqual([]);
  // The number for water faults, day and night, is the one on the sheet of the water company.
  const water = officeSeed.find(({ slug }) => slug === 'water-company');
  expect(settings?.data.emergencyPhones.map(({ number }) => number)).toContain(water?.data.phone);
});

test('an overview repeats the time and the price of an errand as its own sheet says them', () => {
  const service = (slug: string) => serviceSeed.find((one) => one.slug === slug)?.data;
  const days = /\d+ (?:εργάσιμες )?ημέρες/;
  const timeOf = (text = '', what = /^/) => text.split('. ').find((one) => what.test(one));
  expect(timeOf(service('financial')?.duration?.el, /Βεβαίωση ΤΑΠ/)?.match(days)?.[0]).toBe(
    service('property-charge')?.duration?.el,
  );
  expect(timeOf(service('environment')?.duration?.el, /Ογκώδη/)?.match(days)?.[0]).toBe(
    service('bulky-waste')?.duration?.el.match(days)?.[0],
  );
  const transport = service('transport');
  for (const text of [transport?.cost?.el, transport?.duration?.el, transport?.whoCanApply?.el]) {
    expect(text).not.toMatch(/κάρτα(?:ς)? (?:μόνιμου )?κατοίκου/i);
  }
  expect(transport?.content?.el).toContain('href="/services/parking-permit"');
});

test('the municipality works on no holiday: sessions, planned works, the last day of a tender', () => {
  const isHoliday = (day: string) => holidaysOf(Number(day.slice(0, 4))).has(day);
  for (const today of DAYS) {
    for (const { slug, data } of councilSessionSeedAround(today)) {
      expect(isHoliday(dayOf(data.startsAt ?? '')), `${slug}, started on ${today}`).toBe(false);
    }
    for (const { slug, data } of tenderSeed(today)) {
      expect(isHoliday(dayOf(data.deadline ?? '')), `${slug}, started on ${today}`).toBe(false);
    }
    const near = Array.from({ length: 30 }, (_, after) => addDays(today, after)).filter(isHoliday);
    const texts = newsSeed(today)
      .filter(({ slug }) => ['water-works-aigio', 'road-rododafni-selianitika'].includes(slug))
      .map(({ data }) => data.content?.el);
    for (const day of near) {
      expect(texts.join(), `started on ${today}`).not.toContain(writeDay(day).el);
    }
  }
});

test('trees were planted in autumn or winter, and the article came after', () => {
  for (const today of DAYS) {
    const article = newsSeed(today).find(({ slug }) => slug === 'tree-planting')?.data;
    const month = /Κυριακή \d+ (Νοεμβρίου|Φεβρουαρίου)/.exec(article?.content?.el ?? '')?.[1];
    expect(month, today).toBeDefined();
    expect(article?.date ?? '', today).toMatch(month === 'Νοεμβρίου' ? /-11-/ : /-02-/);
    expect((article?.date ?? '') < today, today).toBe(true);
  }
});

test('no two things are in the council chamber at once', () => {
  for (const today of DAYS) {
    const talks = eventSeed(today).filter(({ data }) =>
      /Δημοτικού Συμβουλίου/.test(data.location.el),
    );
    expect(talks.length).toBeGreaterThan(0);
    const days = councilSessionSeedAround(today).map(({ data }) => dayOf(data.startsAt ?? ''));
    for (const { data } of talks) expect(days, today).not.toContain(dayOf(data.startsAt ?? ''));
  }
});

test('an event at an office is where the office is', () => {
  const centre = officeSeed.find(({ slug }) => slug === 'cultural-centre')?.data;
  const there = eventSeed('2026-03-04').filter(({ data }) =>
    data.location.el.startsWith(centre?.name.el ?? '-'),
  );
  expect(there.length).toBeGreaterThan(0);
  for (const { slug, data } of there) expect(data.coordinates, slug).toEqual(centre?.coordinates);
});

/** Metres between two points so near that the earth is flat. */
function metresBetween(one: Point, other: Point): number {
  const north = (one.lat - other.lat) * 111_200;
  const east = (one.lng - other.lng) * 111_200 * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}

interface Point {
  lat: number;
  lng: number;
}

test('one place has one point on the map, whoever names it', () => {
  const pointOf = (
    entries: readonly { slug: string; data: { coordinates?: unknown; location?: unknown } }[],
    slug: string,
  ) => {
    const data = entries.find((one) => one.slug === slug)?.data;
    return (data?.coordinates ?? data?.location) as Point;
  };
  const events = eventSeed('2026-03-04');
  const SAME: [string, number, Point, ...Point[]][] = [
    [
      'the station square of Diakopto, and the KEP beside it',
      100,
      pointOf(events, 'gorge-run'),
      pointOf(assemblyPointSeed, 'diakopto-station'),
      pointOf(attractionSeed, 'rack-railway'),
      pointOf(officeSeed, 'kep-diakopto'),
    ],
    [
      'the central square of Akrata',
      50,
      pointOf(officeSeed, 'kep-akrata'),
      pointOf(assemblyPointSeed, 'akrata-square'),
    ],
    [
      'the council chamber, in the town hall',
      10,
      pointOf(officeSeed, 'town-hall'),
      pointOf(events, 'civil-protection-meeting'),
    ],
  ];
  for (const [place, most, first, ...others] of SAME) {
    for (const other of others) expect(metresBetween(first, other), place).toBeLessThan(most);
  }
});

test('blue bins are emptied as often as the contract has it', () => {
  const contract = contractWasteCollection.blocks.find(
    (block) => block.kind === 'table' && /συχνότητα/.test(block.caption),
  );
  const rows = contract?.kind === 'table' ? contract.rows : [];
  expect(rows.map(([where, often]) => `${where}: ${often}`)).toEqual([
    'Αίγιο: 3 φορές την εβδομάδα',
    'Ακράτα, Διακοπτό, Ροδοδάφνη: 2 φορές την εβδομάδα',
    'Παραλιακοί οικισμοί: 1 φορά την εβδομάδα',
    'Ορεινά χωριά: 1 φορά στις δύο εβδομάδες',
  ]);
  const sheet = serviceSeed.find(({ slug }) => slug === 'environment')?.data.content;
  expect(sheet?.el).toMatch(
    /μπλε αδειάζουν στο Αίγιο τρεις [^.]*Ακράτα[^.]*Ροδοδάφνη δύο, [^.]*ακτής μία, [^.]*ορεινά μία φορά στις δύο εβδομάδες/,
  );
  expect(sheet?.en).toMatch(
    /Blue bins are emptied three times a week in Aigio, twice in Akrata[^.]*once a fortnight in the mountains/,
  );
});

test('what is said of most beaches is so of most', () => {
  const beaches = attractionSeed.filter(({ data }) => data.category === 'beach');
  const steep = beaches.filter(({ data }) => data.depth === 'steep');
  const said = pageSeed.find(({ slug }) => slug === 'tourism/beaches')?.data.content;
  expect(said?.el).toMatch(/βαθαίνουν γρήγορα/);
  if (steep.length * 2 <= beaches.length) {
    expect(said?.el).not.toMatch(/περισσότερες/);
    expect(said?.en).not.toMatch(/\bmost\b/i);
  }
});

test('what families are told of a beach without a lifeguard says that there is none', () => {
  const { el = '', en = '' } =
    pageSeed.find(({ slug }) => slug === 'tourism/with-children')?.data.content ?? {};
  const partsOf = (html: string, slug: string) =>
    html.split('<li>').filter((part) => part.includes(`/tourism/beach/${slug}"`));
  const unguarded = attractionSeed.filter(
    ({ slug, data }) => data.lifeguardMonths?.length === 0 && partsOf(el, slug).length > 0,
  );
  expect(unguarded.length).toBeGreaterThan(0);
  for (const { slug } of unguarded) {
    for (const part of partsOf(el, slug)) expect(part, slug).toContain('χωρίς ναυαγοσώστη');
    for (const part of partsOf(en, slug)) expect(part, slug).toContain('no lifeguard');
  }
});

test('buses run on the day of the market, and stop where the news says', () => {
  const buses = serviceSeed.find(({ slug }) => slug === 'transport')?.data.content;
  for (const day of DAYS.slice(0, 14)) {
    const market = newsSeed(day).find(({ slug }) => slug === 'open-air-market-move')?.data.content;
    const weekday = /<strong>(?:το )?([Α-ΩΆ-Ώ]\p{L}+)/u.exec(market?.el ?? '')?.[1] ?? 'none';
    expect(buses?.el, day).toContain(`το ${weekday} το πρωί προς τη λαϊκή αγορά`);
    expect(market?.en).toContain('stops at the eastern entrance');
    expect(buses?.en).toContain('stop at the eastern entrance');
  }
});

test('the best month for a place is one in which it can be reached', () => {
  const styx = attractionSeed.find(({ slug }) => slug === 'waters-of-the-styx')?.data;
  expect(styx?.openMonths).toContain('june');
  expect(styx?.tips?.map(({ tip }) => tip.en).join(' ')).toMatch(/most water in June/);
});

test('every municipal unit has a place to gather', () => {
  const units = assemblyPointSeed.map(({ data }) => data.unit);
  expect(unitSeed.map(({ slug }) => slug).filter((unit) => !units.includes(unit))).toEqual([]);
});
