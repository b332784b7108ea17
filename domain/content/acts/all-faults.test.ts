import { expect, test } from 'vitest';
import { alert } from '../../content-types/alert.ts';
import { event } from '../../content-types/event.ts';
import type { DomainError } from '../../errors.ts';
import { type ContentType, emptyData } from '../model/content-type.ts';
import { parseData } from './entry-input.ts';

const TITLE = { el: 'Λιμάνι', en: '' };

/** The fields at which publishing an entry in Greek is refused. */
function refusedAt(type: ContentType, data: object): string[] {
  try {
    const whole = { ...emptyData(type.fields), title: TITLE, ...data };
    parseData(type, { data: whole }, { isDraft: false, named: ['el'] });
  } catch (error) {
    return Object.keys((error as DomainError).fields).sort();
  }
  return [];
}

const order = { startsAt: '2026-03-04T18:00', endsAt: '2026-03-04T16:00' };
const inOrder = { startsAt: '2026-03-04T16:00', endsAt: '2026-03-04T18:00' };
const WRITTEN = { el: 'Κείμενο', en: '' };

test('a warning names its end beside what else is missing', () => {
  const choices = { severity: 'warning', kind: 'fire' };
  expect(refusedAt(alert, { ...choices, ...order })).toEqual(['description.el', 'endsAt']);
  expect(refusedAt(alert, { ...choices, ...inOrder, description: WRITTEN })).toEqual([]);
});

test('an event names its end beside what else is missing or wrong', () => {
  const link = 'nowhere';
  expect(refusedAt(event, { ...order, link, location: WRITTEN })).toEqual([
    'description.el',
    'endsAt',
    'link',
  ]);
  expect(refusedAt(event, { ...inOrder, description: WRITTEN, location: WRITTEN })).toEqual([]);
});

test('an end that is no time is not said to be too early', () => {
  expect(refusedAt(event, { ...order, endsAt: 'soon', location: WRITTEN })).toEqual([
    'description.el',
    'endsAt',
  ]);
  expect(refusedAt(event, { ...order, startsAt: 'soon', location: WRITTEN })).toEqual([
    'description.el',
    'startsAt',
  ]);
});
