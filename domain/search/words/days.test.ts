import { expect, test } from 'vitest';
import { joinDays, listDays } from './days.ts';

test.each([
  '13/07/2025',
  '13/7/2025',
  '13.7.2025',
  '13-07-2025',
  '13/7/25',
  '2025-07-13',
  '13 Ιουλίου 2025',
  '13 ΙΟΥΛΙΟΥ 2025',
  '13 Ιούλη 2025',
  '13η Ιουλίου 2025',
  '13ης Ιουλίου 2025',
  '13 Ιουλ. 2025',
  '13 July 2025',
  '13th July, 2025',
  '13th of July 2025',
  'July 13, 2025',
  'jul 13 2025',
])('a day is one word however it is written: %s', (written) => {
  expect(listDays(`Η απόφαση της ${written}, αρ. 45`)).toEqual(['020250713']);
  expect(joinDays(`απόφαση ${written}`, () => true)).toBe('απόφαση 020250713');
  expect(joinDays(`απόφαση ${written}`, () => false)).toBe(`απόφαση ${written}`);
});

test.each([
  ['1 Ιανουαρίου 2025', '020250101'],
  ['2 Γενάρη 2025', '020250102'],
  ['28 Φεβρουαρίου 2025', '020250228'],
  ['25η Μαρτίου 2025', '020250325'],
  ['1 Απρίλη 2025', '020250401'],
  ['1 Μαΐου 2025', '020250501'],
  ['1 Μάη 2025', '020250501'],
  ['May 1, 2025', '020250501'],
  ['30 Ιουνίου 2025', '020250630'],
  ['15 Αυγούστου 2025', '020250815'],
  ['1 Σεπτεμβρίου 2025', '020250901'],
  ['28 Οκτωβρίου 2025', '020251028'],
  ['17 Νοέμβρη 2025', '020251117'],
  ['25 December 2025', '020251225'],
])('%s is found as %s', (written, word) => {
  expect(listDays(written)).toEqual([word]);
});

const MONTHS = [
  'Ιανουαρίου Ιανουάριος Ιανουάριο Γενάρη Γενάρης Ιαν January Jan',
  'Φεβρουαρίου Φεβρουάριος Φεβρουάριο Φλεβάρη Φλεβάρης Φεβ February Feb',
  'Μαρτίου Μάρτιος Μάρτιο Μάρτη Μάρτης Μαρ Μαρτ March Mar',
  'Απριλίου Απρίλιος Απρίλιο Απρίλη Απρίλης Απρ April Apr',
  'Μαΐου Μάιος Μάιο Μάη Μάης Μαι May',
  'Ιουνίου Ιούνιος Ιούνιο Ιούνη Ιούνης Ιουν June Jun',
  'Ιουλίου Ιούλιος Ιούλιο Ιούλη Ιούλης Ιουλ July Jul',
  'Αυγούστου Αύγουστος Αύγουστο Αυγ August Aug',
  'Σεπτεμβρίου Σεπτέμβριος Σεπτέμβριο Σεπτέμβρη Σεπτέμβρης Σεπ Σεπτ September Sept Sep',
  'Οκτωβρίου Οκτώβριος Οκτώβριο Οκτώβρη Οκτώβρης Οκτ October Oct',
  'Νοεμβρίου Νοέμβριος Νοέμβριο Νοέμβρη Νοέμβρης Νοε November Nov',
  'Δεκεμβρίου Δεκέμβριος Δεκέμβριο Δεκέμβρη Δεκέμβρης Δεκ December Dec',
];

test('a month is known by each of its names, in all their forms and in short', () => {
  const wrong = MONTHS.flatMap((names, at) => {
    const word = `01999${String(at + 1).padStart(2, '0')}05`;
    return names.split(' ').filter((name) => listDays(`5 ${name} 1999`).join() !== word);
  });
  expect(wrong).toEqual([]);
});

test.each(['31/12/1999', '31.12.1999', '1999-12-31', 'December 31st, 1999'])(
  'a day of the last century is one, too: %s',
  (written) => expect(listDays(written)).toEqual(['019991231']),
);

test('a text has each day once', () => {
  const text = 'Από 1/7/2025 έως 3 Ιουλίου 2025 (1.7.2025)';
  expect(listDays(text)).toEqual(['020250701', '020250703']);
});

test.each([
  ['12-13/07/2025', '020250713'],
  ['12/7-15/7/2025', '020250715'],
  ['5-6/07/2025', '020250706'],
  ['3-5/07/25', '020250705'],
  ['9-10-11/05/2025', '020250511'],
  ['αρ. 123/13-7-2025', '020250713'],
  ['3 έως 5 Ιουλίου 2025', '020250705'],
])('of %s the last day is found, as %s', (written, word) => {
  expect(listDays(written)).toEqual([word]);
});

test.each([
  '30/2/2025',
  '9.10-11.30',
  '1.2.10.11',
  'Decision 12 2024',
  '12 decisions 2024',
  'mayor 12 2024',
  'Half Marathon 21 2025',
  'Αυγερινού 12 2023',
  '10 μάρκες 2020',
  '3 Maybe 2025',
  '13/2025',
  'Απόφαση 213/7/2025',
  '13 σελίδες 2025',
  'July 2025',
  '12:30',
  '192.168.1.20',
  '26910 13725',
  '',
])('%j is none', (text) => {
  expect(listDays(text)).toEqual([]);
});

test('of what reads as two days that share a year, the first is one', () => {
  expect(listDays('5 May 2025-06-01')).toEqual(['020250505']);
});
