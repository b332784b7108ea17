import { expect, test } from 'vitest';
import { changePart, readPair } from './read-coordinates.ts';

test('a pair that was copied from a map fills both parts', () => {
  expect(readPair('38.2489, 22.0818')).toEqual({ lat: 38.2489, lng: 22.0818 });
  expect(readPair(' (38.2489 22.0818) ')).toEqual({ lat: 38.2489, lng: 22.0818 });
  expect(readPair('38.2489 ; -22.0818')).toEqual({ lat: 38.2489, lng: -22.0818 });
  expect(changePart(null, 'lng', '38.2489,22.0818')).toEqual({ lat: 38.2489, lng: 22.0818 });
});

test('a part is typed by itself, with a comma too', () => {
  expect(readPair('38,2489')).toBeNull();
  expect(changePart(null, 'lat', '38.248')).toEqual({ lat: 38.248, lng: null });
  expect(changePart({ lat: null, lng: 22 }, 'lat', '38,25')).toEqual({ lat: 38.25, lng: 22 });
});

test('what is more than a pair is none', () => {
  expect(readPair('138.2489, 22.0818')).toBeNull();
  expect(readPair('38.2489, 22.0818, 15.2')).toBeNull();
});

test('without both parts there is no point', () => {
  expect(changePart({ lat: 38, lng: 22 }, 'lat', '')).toEqual({ lat: null, lng: 22 });
  expect(changePart({ lat: 38, lng: 22 }, 'lng', '')).toEqual({ lat: 38, lng: null });
  expect(changePart({ lat: 38, lng: null }, 'lat', '')).toBeNull();
});
