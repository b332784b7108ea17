import { expect, test } from 'vitest';
import { alertData } from '../../../harness/content/alert-data.ts';
import { alert } from '../../content-types/alert.ts';
import { menuItem } from '../../content-types/menu-item.ts';
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
