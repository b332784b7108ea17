import { describe, expect, test } from 'vitest';
import { builtInMap } from './built-in.ts';
import { MAP_EXTENTS } from './map-kinds.ts';
import { MAP_PROBLEMS } from './map-problems.ts';
import { readGeoJson } from './read-geojson.ts';
import { writeGeoJson } from './write-geojson.ts';

const LAND = [
  [22, 38],
  [22.2, 38],
  [22.2, 38.2],
  [22, 38],
];
const feature = (properties: object | null, geometry: object | null) => ({
  type: 'Feature',
  properties,
  geometry,
});
const land = feature({ kind: 'coast' }, { type: 'Polygon', coordinates: [LAND] });
const town = (properties: object, coordinates: unknown = [22.1, 38.1]) =>
  feature({ kind: 'place', ...properties }, { type: 'Point', coordinates });
const line = (coordinates: unknown) =>
  feature({ kind: 'road' }, { type: 'LineString', coordinates });
/** A feature on each line, the first on line 2. */
const fileOf = (features: readonly object[], more = '') =>
  `{"type":"FeatureCollection",${more}"features":[\n${features.map((one) => JSON.stringify(one)).join(',\n')}\n]}`;
const problemsOf = (text: string) => {
  const read = readGeoJson(text);
  return 'problems' in read ? read.problems : [];
};
const mapOf = (text: string) => {
  const read = readGeoJson(text);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.map;
};

describe('a file is refused with the line and the feature that are wrong', () => {
  test.each<[string, object, keyof typeof MAP_PROBLEMS]>([
    ['no kind', feature({}, { type: 'Point', coordinates: [22, 38] }), 'noKind'],
    ['no properties', feature(null, { type: 'Point', coordinates: [22, 38] }), 'noKind'],
    ['an unknown kind', town({ kind: '__proto__' }), 'noKind'],
    ['no geometry', feature({ kind: 'place' }, null), 'notFeature'],
    ['another thing', { type: 'Point', coordinates: [22, 38] }, 'notFeature'],
    ['metres', town({}, [331_000, 4_235_000]), 'projected'],
    ['latitude beyond the pole', town({}, [22, 138]), 'degrees'],
    ['words for degrees', town({}, ['22', '38']), 'degrees'],
    ['no position', town({}, []), 'degrees'],
    ['a line of one point', line([[22, 38]]), 'shortLine'],
    ['a name in one language', town({ name_el: 'Αίγιο' }), 'oneLanguage'],
    ['a name of two lines', town({ name_el: 'Α\nΒ', name_en: 'A' }), 'name'],
    ['a name that turns the text around', town({ name_el: 'Α\u202eΒ', name_en: 'A' }), 'name'],
    ['a name that is a number', town({ name_el: 5, name_en: 'A' }), 'name'],
    ['a long name', town({ name_el: 'Α'.repeat(61), name_en: 'A' }), 'name'],
    [
      'a mountain without measure',
      feature({ kind: 'mountain', size: 40 }, { type: 'Point', coordinates: [22, 38] }),
      'size',
    ],
    ...[1.01, 0.09, -1, '1'].map((size): [string, object, 'size'] => [
      `a mountain of the measure ${JSON.stringify(size)}`,
      feature({ kind: 'mountain', size }, { type: 'Point', coordinates: [22, 38] }),
      'size',
    ]),
    ['a longitude beyond the date line', town({}, [180.1, 38]), 'degrees'],
    ['a latitude that is one beyond the pole', town({}, [22, -90.1]), 'degrees'],
    ...[
      ['north of where it begins', [22, 38.1]],
      ['east of where it begins', [22.1, 38]],
    ].map(([where, last]): [string, object, 'openRing'] => [
      `a ring that ends ${where}`,
      feature(
        { kind: 'unit' },
        { type: 'Polygon', coordinates: [[[22, 38], [23, 38], [23, 39], last]] },
      ),
      'openRing',
    ]),
    [
      'a ring of three positions',
      feature(
        { kind: 'unit' },
        {
          type: 'Polygon',
          coordinates: [
            [
              [22, 38],
              [23, 38],
              [22, 38],
            ],
          ],
        },
      ),
      'openRing',
    ],
    [
      'a ring that is not closed',
      feature({ kind: 'unit' }, { type: 'Polygon', coordinates: [LAND.slice(0, 3)] }),
      'openRing',
    ],
  ])('%s', (_, wrong, problem) => {
    expect(problemsOf(fileOf([land, wrong, land]))).toEqual([
      { line: 3, feature: 2, text: MAP_PROBLEMS[problem] },
    ]);
  });

  test('each wrong feature is named, and a kind in another shape says which it may have', () => {
    const problems = problemsOf(fileOf([town({}), land, line([[22, 38]]), town({ kind: 'unit' })]));
    expect(problems.map((one) => [one.line, one.feature])).toEqual([
      [4, 3],
      [5, 4],
    ]);
    expect(problems[1]?.text.en).toContain('Polygon, MultiPolygon');
  });

  test('the first fifty are named, where thousands are wrong', () => {
    const problems = problemsOf(fileOf(Array.from({ length: 2000 }, () => town({ kind: 'none' }))));
    expect(problems.map(({ feature }) => feature)).toEqual(
      Array.from({ length: 50 }, (_, at) => at + 1),
    );
  });

  test('lines are found where properties have brackets, quotes and a list of the same name', () => {
    const tricky = town({ name_el: '"[{', name_en: '\\"features":[{', features: [{ a: 1 }] });
    expect(problemsOf(fileOf([tricky, tricky, line([[22, 38]])]))[0]).toMatchObject({
      line: 4,
      feature: 3,
    });
  });
});

test.each<[string, string, keyof typeof MAP_PROBLEMS, number | null]>([
  ['nothing', '', 'notJson', 1],
  ['half a file', fileOf([land]).slice(0, -4), 'notJson', 2],
  ['a comma too much', fileOf([land]).replace('\n]', ',\n]'), 'notJson', 3],
  ['a comma too much in a line', fileOf([land, town({}), land]).replace(']]', '],]'), 'notJson', 2],
  ['a name without quotes', fileOf([land, land, land]).replace('"kind"', 'kind'), 'notJson', 2],
  ['something behind its end', `${fileOf([land])}\n\n{}\n`, 'notJson', 5],
  ['a text that is none', 'Χάρτης\n\n\n', 'notJson', 1],
  ['a list', '[]', 'notCollection', null],
  ['null', 'null', 'notCollection', null],
  ['a single feature', JSON.stringify(land), 'notCollection', null],
  ['no features', fileOf([]), 'empty', null],
  [
    'metres by name',
    fileOf([land], '"crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::2100"}},'),
    'crs',
    null,
  ],
  ['a box of words', fileOf([land], '"bbox":["a",1,2,3],'), 'bbox', null],
  ['a box of three degrees', fileOf([land], '"bbox":[21,37,23],'), 'bbox', null],
  ['a box beyond the date line', fileOf([land], '"bbox":[21,37,181,39],'), 'bbox', null],
  ['a box beyond the pole', fileOf([land], '"bbox":[21,-91,23,39],'), 'bbox', null],
  ['a box that stands on its head', fileOf([land], '"bbox":[21,39,23,37],'), 'bbox', null],
  ['a box that is turned', fileOf([land], '"bbox":[23,38,22,39],'), 'bbox', null],
  ['a box elsewhere', fileOf([land], '"bbox":[10,10,11,11],'), 'elsewhere', null],
  ['one point', fileOf([town({})]), 'noGround', null],
  [
    'half of the world',
    fileOf([
      land,
      line([
        [-90, 0],
        [90, 0],
      ]),
    ]),
    'tooWide',
    null,
  ],
  [
    'six degrees',
    fileOf([
      land,
      line([
        [22, 38],
        [28, 38],
      ]),
    ]),
    'tooWide',
    null,
  ],
  ['too many characters', ' '.repeat(600_001), 'tooLarge', null],
  ['too many features', fileOf(Array.from({ length: 2001 }, () => town({}))), 'tooMany', null],
  [
    'too many positions',
    fileOf([line(Array.from({ length: 30_001 }, (_, at) => [22 + at / 1e5, 38]))]),
    'tooDetailed',
    null,
  ],
])('a file with %s is refused', (_, text, problem, lineNumber) => {
  expect(problemsOf(text)).toEqual([
    { line: lineNumber, feature: null, text: MAP_PROBLEMS[problem] },
  ]);
});

test('a deep file ends nothing but its own reading', () => {
  const deep = `{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"kind":"coast"},"geometry":{"type":"Polygon","coordinates":${'['.repeat(50_000)}${']'.repeat(50_000)}}}]}`;
  expect(problemsOf(deep).length).toBeGreaterThan(0);
  const crs = `"crs":${'['.repeat(50_000)}${']'.repeat(50_000)},`;
  expect(problemsOf(fileOf([land], crs))[0]?.text).toEqual(MAP_PROBLEMS.crs);
  const good = '"crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:OGC:1.3:CRS84"}},';
  expect(mapOf(fileOf([land], good)).features).toHaveLength(1);
});

describe('a good file', () => {
  test('may turn its rings either way, have heights, other properties and a mark of its encoding', () => {
    const turned = feature(
      { kind: 'unit', name_el: ' Αίγιο ', name_en: 'Aigio', owner: '<script>', fid: 7 },
      { type: 'Polygon', coordinates: [LAND.toReversed().map(([x, y]) => [x, y, 12])] },
    );
    const map = mapOf(`\uFEFF${fileOf([land, turned])}`);
    expect(map.features[1]).toEqual({
      kind: 'unit',
      name: { el: 'Αίγιο', en: 'Aigio' },
      size: null,
      geometry: { type: 'Polygon', coordinates: [LAND.toReversed()] },
    });
    expect(writeGeoJson(map)).not.toContain('script');
  });

  test('may have as many characters as are allowed', () => {
    const longest = fileOf([land]).padEnd(600_000);
    expect(mapOf(longest).features).toHaveLength(1);
  });

  test('shows its units where it says nothing else', () => {
    const wide = feature(
      { kind: 'coast' },
      {
        type: 'Polygon',
        coordinates: [
          [
            [20, 37],
            [24, 37],
            [24, 40],
            [20, 37],
          ],
        ],
      },
    );
    const unit = feature({ kind: 'unit' }, { type: 'Polygon', coordinates: [LAND] });
    const { window } = mapOf(fileOf([wide, unit]));
    expect(window.west).toBeGreaterThan(21.9);
    expect(window.east).toBeLessThan(22.3);
    // With a little of what is around them.
    const lngs = LAND.map(([lng = 0]) => lng);
    expect(window.west).toBeLessThan(Math.min(...lngs));
    expect(window.east).toBeGreaterThan(Math.max(...lngs));
    const given = mapOf(fileOf([wide, unit], '"bbox":[21.5,37.5,22.5,38.5],'));
    expect(given.window).toEqual({ west: 21.5, south: 37.5, east: 22.5, north: 38.5 });
  });

  test.each(MAP_EXTENTS)(
    'is what staff download: the built-in map “%s” is read as it was',
    (extent) => {
      const map = builtInMap(extent);
      expect(mapOf(writeGeoJson(map))).toEqual(map);
      expect(writeGeoJson(map).split('\n').length).toBe(map.features.length + 3);
    },
  );
});

test('the built-in map has coast, units, roads and places, that of streets what one looks for', () => {
  const kinds = (extent: 'municipality' | 'centre') =>
    new Set(builtInMap(extent).features.map(({ kind }) => kind));
  for (const kind of ['coast', 'unit', 'road', 'place', 'river'] as const) {
    expect(kinds('municipality')).toContain(kind);
  }
  for (const kind of ['street', 'road', 'stop', 'entrance'] as const) {
    expect(kinds('centre')).toContain(kind);
  }
  const units = builtInMap('municipality').features.filter(({ kind }) => kind === 'unit');
  expect(units.map(({ name }) => name?.en.split(' ').at(-1))).toEqual([
    'Erineos',
    'Sympoliteia',
    'Aigio',
    'Diakopto',
    'Akrata',
    'Aigeira',
  ]);
});
