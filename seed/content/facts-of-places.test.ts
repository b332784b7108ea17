import { expect, test } from 'vitest';
import { addDays, dayOf } from '../../domain/time/calendar.ts';
import { holidaysOf } from '../../domain/time/holidays.ts';
import { assemblyPointSeed } from './assembly-points.ts';
import { councilSessionSeedAround } from './council-sessions.ts';
import { departmentSeed } from './departments.ts';
import { eventSeed } from './events.ts';
import { mayorSeed } from './mayor.ts';
import { newsSeed } from './news.ts';
import { officeSeed } from './offices.ts';
import { writeDay } from './relative-days.ts';
import { serviceSeed } from './services.ts';
import { settingsSeed } from './settings.ts';
import { tenderSeed } from './tenders.ts';
import { unitSeed } from './units.ts';

/** What two entries say of one place, one telephone or one errand must be the same, on whatever day a site is started. */

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

test('every municipal unit has a place to gather', () => {
  const units = assemblyPointSeed.map(({ data }) => data.unit);
  expect(unitSeed.map(({ slug }) => slug).filter((unit) => !units.includes(unit))).toEqual([]);
});
