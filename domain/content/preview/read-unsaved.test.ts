import { expect, test } from 'vitest';
import { alertData } from '../../../harness/content/alert-data.ts';
import { alert } from '../../content-types/alert.ts';
import { readUnsaved } from './read-unsaved.ts';

test('of a list that is too long its beginning is shown, and the fault is named', () => {
  const units = Array.from({ length: 13 }, (_, at) => ({ unit: `unit-${at}` }));
  const { data, missing } = readUnsaved(alert, alertData('Φωτιά', { units }), []);
  expect(data.units).toEqual(units.slice(0, 12));
  expect(Object.keys(missing)).toEqual(['units']);
});
