import { describe, expect, test } from 'vitest';
import { nameStreets } from './name-streets.ts';

describe('names of streets', () => {
  const way = (name: string, ...line: [number, number][]) => ({
    name: { el: name, en: name },
    line: line.map(([x, y]) => ({ x, y })),
  });
  const SIZE = { width: 640, height: 500 };

  test('stand on the longest stretch, the right way up, once for each street', () => {
    const names = nameStreets(
      [
        way('Korinthou', [400, 100], [100, 100], [100, 130]),
        way('Korinthou', [0, 300], [200, 300]),
      ],
      SIZE,
    );
    expect(names).toEqual([
      { name: { el: 'Korinthou', en: 'Korinthou' }, x: 250, y: 100, angle: 0 },
    ]);
  });

  test.each<[string, [number, number], [number, number], [number, number]]>([
    ['left', [-400, 250], [400, 250], [200, 250]],
    ['right', [240, 250], [1040, 250], [440, 250]],
    ['top', [320, -300], [320, 300], [320, 150]],
    ['bottom', [320, 200], [320, 1000], [320, 350]],
  ])(
    'stand in the middle of what is seen of a street that goes on beyond the %s',
    (_, from, to, [x, y]) => {
      expect(nameStreets([way('Korinthou', from, to)], SIZE)).toMatchObject([{ x, y }]);
    },
  );

  test('give way to a pin, and are left out where there is no room', () => {
    const street = way('Korinthou', [100, 100], [500, 100]);
    const pin = { left: 280, right: 320, top: 80, bottom: 120 };
    const [moved] = nameStreets([street], SIZE, [pin]);
    expect(Math.abs((moved?.x ?? 300) - 300)).toBeGreaterThan(60);
    expect(nameStreets([street], SIZE, [{ left: 0, right: 640, top: 0, bottom: 500 }])).toEqual([]);
    expect(nameStreets([way('Achaikis Sympoliteias', [0, 0], [60, 0])], SIZE)).toEqual([]);
  });

  test('have room on either side of what is taken', () => {
    const street = way('Korinthou', [100, 100], [500, 100]);
    const middle = { left: 280, right: 320, top: 80, bottom: 120 };
    const west = { left: 150, right: 190, top: 80, bottom: 120 };
    const east = { left: 410, right: 450, top: 80, bottom: 120 };
    const x = (...taken: (typeof middle)[]) => nameStreets([street], SIZE, taken)[0]?.x ?? 300;
    expect(x(middle, east)).toBeLessThan(210);
    expect(x(middle, west)).toBeGreaterThan(390);
  });

  test('never cover each other: the longer street has the crossing', () => {
    const [long, short] = nameStreets(
      [way('Aratou', [320, 100], [320, 400]), way('Korinthou', [100, 250], [540, 250])],
      SIZE,
    );
    expect(long).toMatchObject({ x: 320, y: 250, angle: 0 });
    expect(short).toMatchObject({ x: 320, angle: 90 });
    expect(Math.abs((short?.y ?? 250) - 250)).toBeGreaterThan(55);
  });

  test('take no room beside a street that runs down the map', () => {
    const pin = { left: 340, right: 380, top: 230, bottom: 270 };
    expect(nameStreets([way('Aratou', [320, 100], [320, 400])], SIZE, [pin])).toMatchObject([
      { x: 320, y: 250, angle: 90 },
    ]);
  });

  test('are left out where only one language has room', () => {
    const { line } = way('', [100, 100], [300, 100]);
    const short = { el: 'Οδός', en: 'Odos' };
    expect(nameStreets([{ name: short, line }], SIZE)).toHaveLength(1);
    for (const name of [
      { el: 'Οδός', en: 'Achaikis Sympoliteias' },
      { el: 'Αχαϊκής Συμπολιτείας', en: 'Odos' },
    ]) {
      expect(nameStreets([{ name, line }], SIZE)).toEqual([]);
    }
  });
});
