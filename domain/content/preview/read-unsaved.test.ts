import { expect, test } from 'vitest';
import { alertData } from '../../../harness/content/alert-data.ts';
import { newsData, pageData } from '../../../harness/content/entry-data.ts';
import { alert } from '../../content-types/alert.ts';
import { menuItem } from '../../content-types/menu-item.ts';
import { news } from '../../content-types/news.ts';
import { page } from '../../content-types/page.ts';
import { VALIDATION_TEXTS } from '../../text/validation-texts.ts';
import { emptyData } from '../model/content-type.ts';
import { readUnsaved } from './read-unsaved.ts';

test('of a list that is too long its beginning is shown, and the fault is named', () => {
  const units = Array.from({ length: 13 }, (_, at) => ({ unit: `unit-${at}` }));
  const { data, missing } = readUnsaved(alert, alertData('Φωτιά', { units }), []);
  expect(data.units).toEqual(units.slice(0, 12));
  expect(Object.keys(missing)).toEqual(['units']);
});

test('of a list whose entry has one value half typed the rest is shown, and the fault is named', () => {
  const hours = { title: { el: 'Ωράριο', en: 'Hours' }, href: '/contact' };
  const ferries = { title: { el: 'Πλοία', en: 'Ferries' }, href: 'https:/' };
  const typed = { ...emptyData(menuItem.fields), submenu: [hours, ferries] };
  const { data, missing } = readUnsaved(menuItem, typed, []);
  expect(data.submenu).toEqual([hours, { ...ferries, href: '' }]);
  // Not that it is missing, as it is in what is shown.
  expect(missing['submenu.1.href']).toEqual(VALIDATION_TEXTS.link);
});

test('of a list the entries that are none are left out, and named', () => {
  const hours = { title: { el: 'Ωράριο', en: 'Hours' }, href: '/contact' };
  const typed = { ...emptyData(menuItem.fields), submenu: ['hours', hours] };
  const { data, missing } = readUnsaved(menuItem, typed, []);
  expect(data.submenu).toEqual([hours]);
  expect(Object.keys(missing)).toContain('submenu.0');
});

test('what was not sent is empty, and what is no field is left out', () => {
  const title = { el: 'Λιμάνι', en: '' };
  const { data, missing } = readUnsaved(page, { title, colour: 'blue' }, []);
  expect(data).toEqual({ ...emptyData(page.fields), title });
  expect(Object.keys(missing)).toEqual([]);
});

test('of a text at fault in one language the other is shown, cleaned as it will be kept', () => {
  const content = { el: '<p onclick="x()">Κείμενο</p>', en: 5 };
  const title = { el: 5, en: 'Harbour' };
  const { data, missing } = readUnsaved(page, { ...pageData(''), content, title }, []);
  expect(data.content).toEqual({ el: '<p>Κείμενο</p>', en: '' });
  expect(data.title).toEqual({ el: '', en: 'Harbour' });
  expect(Object.keys(missing)).toEqual(expect.arrayContaining(['content.en', 'title.el']));
});

test('a value that is none of its field is as in a new form, and the others stay', () => {
  const others = newsData('Νέα', '2026-01-01', 'projects');
  const typed = { ...others, date: '2026-02-3', category: 'no such' };
  const { data, missing } = readUnsaved(news, typed, []);
  expect(data).toEqual({ ...others, date: null, category: 'announcements' });
  expect(Object.keys(missing).sort()).toEqual(['category', 'date']);
});

test('what a publication asks for is told in Greek, and in English once that is public', () => {
  const greekAlone = { ...pageData('Λιμάνι'), title: { el: 'Λιμάνι', en: '' } };
  expect(readUnsaved(page, greekAlone, ['el']).missing).toEqual({});
  expect(Object.keys(readUnsaved(page, greekAlone, ['el', 'en']).missing)).toEqual(['title.en']);
  const empty = alertData('', { description: { el: '', en: 'Fire' } });
  expect(Object.keys(readUnsaved(alert, empty, []).missing).sort()).toEqual([
    ...['description.el', 'title.el'],
  ]);
});

test('a page with an English title alone lacks none', () => {
  expect(readUnsaved(page, pageData('', 'Harbour'), []).missing).toEqual({});
});

test('what only whole data can break is told as well', () => {
  const backwards = alertData('Φωτιά', { endsAt: '2026-03-04T09:00' });
  expect(Object.keys(readUnsaved(alert, backwards, ['el']).missing)).toEqual(['endsAt']);
});
