import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../harness/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const fileWith = (kind: string) => `{"type":"FeatureCollection","features":[
{"type":"Feature","properties":{"kind":"unit","name_el":"Α","name_en":"A"},"geometry":{"type":"Polygon","coordinates":[[[22,38],[22.2,38],[22.2,38.2],[22,38]]]}},
{"type":"Feature","properties":{"kind":"${kind}"},"geometry":{"type":"Point","coordinates":[22.1,38.1]}}
]}`;
const GOOD = fileWith('place');

interface SiteMap {
  extent: string;
  isBuiltIn: boolean;
  fileName: string;
  version: number;
  counts: { kind: string; count: number }[];
}
async function mapNow(extent: string) {
  const { maps } = (await (await api.call('GET', '/maps', { as: 'admin' })).json()) as {
    maps: SiteMap[];
  };
  return maps.find((map) => map.extent === extent);
}
const put = (body: object, extent = 'municipality') =>
  api.call('PUT', `/maps/${extent}`, {
    as: 'admin',
    body: { geojson: GOOD, fileName: 'a.geojson', version: 0, ...body },
  });

test('a file is looked at before it counts, counts when it is stored, and the built-in map comes back', async () => {
  const checked = await api.call('POST', '/maps/check', { as: 'admin', body: { geojson: GOOD } });
  expect(await checked.json()).toMatchObject({
    problems: [],
    look: {
      counts: [
        { kind: 'unit', count: 1 },
        { kind: 'place', count: 1 },
      ],
      positions: 5,
    },
  });
  expect(await mapNow('municipality')).toMatchObject({ isBuiltIn: true, version: 0 });

  expect((await put({})).status).toBe(200);
  expect(await mapNow('municipality')).toMatchObject({
    isBuiltIn: false,
    fileName: 'a.geojson',
    version: 1,
  });
  const featuresOf = async (extent: string) => {
    const file = await api.call('GET', `/maps/${extent}/file`, { as: 'admin' });
    return JSON.parse(((await file.json()) as { geojson: string }).geojson).features;
  };
  expect(await featuresOf('municipality')).toHaveLength(2);
  expect((await featuresOf('centre')).length, 'the other map').toBeGreaterThan(2);

  // Somebody who looked before that.
  const late = await put({});
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ version: 1 });
  const back = (version: number) =>
    api.call('POST', '/maps/municipality/built-in', { as: 'admin', body: { version } });
  expect((await back(0)).status).toBe(409);
  expect((await back(1)).status).toBe(200);
  expect(await mapNow('municipality')).toMatchObject({ isBuiltIn: true, version: 2 });
});

test('a bad file is answered with what is wrong where, and changes nothing', async () => {
  const body = { geojson: fileWith('castle') };
  const checked = await api.call('POST', '/maps/check', { as: 'admin', body });
  expect(checked.status).toBe(200);
  expect(await checked.json()).toMatchObject({
    problems: [{ line: 3, feature: 2 }],
    look: null,
  });
  const before = await mapNow('centre');
  const refused = await put({ ...body, version: before?.version }, 'centre');
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ problems: [{ line: 3, feature: 2 }] });
  expect(await mapNow('centre')).toEqual(before);
});

test.each<[string, object, number]>([
  ['no file', { geojson: undefined }, 400],
  ['a file that is no text', { geojson: { type: 'FeatureCollection' } }, 400],
  ['no name', { fileName: ' ' }, 400],
  ['a version that never was', { version: -1 }, 400],
  ['half a version', { version: 0.5 }, 400],
  ['a word too much', { extra: 1 }, 400],
  ['a file of a megabyte', { geojson: 'x'.repeat(1024 * 1024) }, 413],
  ['a file of 650 KB', { geojson: `${' '.repeat(650_000)}${GOOD}` }, 400],
])('%s is refused', async (_, body, status) => {
  expect((await put(body, 'centre')).status).toBe(status);
  expect(await mapNow('centre')).toMatchObject({ isBuiltIn: true, version: 0 });
  expect(api.unexpected).toEqual([]);
});

test('there are two maps and no third', async () => {
  expect((await put({}, 'world')).status).toBe(400);
  expect((await api.call('GET', '/maps/world/file', { as: 'admin' })).status).toBe(400);
});
