import type { Breakage } from './breakage.ts';

const READ = ['domain/maps/read-geojson.test.ts'];
const DRAW = ['domain/maps/draw-map.test.ts'];
const ACTS = ['domain/maps/maps.test.ts'];
const SCREENS = ['app/site/map/map-screens.test.ts'];
const PINS = ['app/site/map/place-pins.test.ts'];
const MONTHS = ['domain/content-types/parts/open-months.test.ts'];
const PLACES = ['app/site/tourism/places/places-screens.test.ts'];

/** Maps from GeoJSON, pins on them, and seasons. */
export const MAPS: readonly Breakage[] = [
  {
    breaks: 'What is wrong with a map is said of the line before.',
    file: 'domain/maps/feature-lines.ts',
    find: 'lines.push(line);',
    replace: 'lines.push(line - 1);',
    tests: READ,
    of: ['x-maps-replaced'],
  },
  {
    breaks: 'A map may have a name in one language.',
    file: 'domain/maps/read-geojson.ts',
    find: 'if (!el || !en) throw new Refused(PROBLEMS.oneLanguage);',
    replace: "if (!el || !en) return { el: el ?? '', en: en ?? '' };",
    tests: READ,
    of: ['x-maps-replaced'],
  },
  {
    breaks: 'Metres are taken for degrees.',
    file: 'domain/maps/read-geojson.ts',
    find: 'if (Math.abs(lng) > 1000 || Math.abs(lat) > 1000) throw new Refused(PROBLEMS.projected);',
    replace: '',
    tests: READ,
  },
  {
    breaks: 'A detailed map makes every page heavy.',
    file: 'domain/maps/draw-map.ts',
    find: 'if (length <= MOST_CHARACTERS)',
    replace: 'if (length <= MOST_CHARACTERS * 20)',
    tests: DRAW,
    of: ['x-maps-replaced'],
  },
  {
    breaks: 'Of two people who replace a map at once the later wins unasked.',
    file: 'domain/maps/change-maps.ts',
    find: 'if ((row?.version ?? 0) === version) return row;',
    replace: 'if (version >= 0) return row;',
    tests: ACTS,
    title: 'stay as they are',
    of: ['x-maps-replaced'],
  },
  {
    breaks: 'Held pages keep the old map.',
    file: 'domain/maps/change-maps.ts',
    find: "    await record(tx, 'replaced', extent, row.file_name, acting);\n    touchSite(tx);",
    replace: "    await record(tx, 'replaced', extent, row.file_name, acting);",
    tests: ACTS,
    title: 'are the built-in ones',
  },
  {
    breaks: 'A process goes on drawing the map that another has replaced.',
    file: 'domain/maps/site-maps.ts',
    find: 'if (before && before.version === (version?.version ?? 0)) return before;',
    replace: 'if (before && version) return before;',
    tests: ACTS,
  },
  {
    breaks: 'A place beyond the map is shown on it.',
    file: 'app/site/map/load-maps.ts',
    find: 'return isDrawn(map, place) ?',
    replace: 'return map.features.length > 0 ?',
    tests: SCREENS,
    title: 'of another place',
  },
  {
    breaks: 'Pins lie over each other.',
    file: 'app/site/map/place-pins.ts',
    find: 'if (distance >= PIN.apart) return false;',
    replace: 'if (distance >= PIN.apart / 2) return false;',
    tests: PINS,
    of: ['x-where-to-find-us'],
  },
  {
    breaks: 'An office that staff did not choose stands on the map of streets.',
    file: 'app/site/map/where-to-find-us.tsx',
    find: 'offices.filter(({ data }) => data.onStreetMap)',
    replace: 'offices.filter(({ data }) => data.name)',
    tests: SCREENS,
    title: 'has three pins',
    of: ['x-where-to-find-us'],
  },
  {
    breaks: 'Beaches have other numbers in the list than on the map.',
    file: 'app/site/tourism/beaches/beaches-page.tsx',
    find: 'number={hasMap ? index + 1 : null}',
    replace: 'number={hasMap ? index : null}',
    tests: SCREENS,
    title: 'beaches have the numbers',
    of: ['x-where-to-find-us'],
  },
  {
    breaks: 'A season over the turn of the year is two.',
    file: 'domain/content-types/parts/open-months.ts',
    find: 'if (!isOpen(at) || isOpen(at - 1)) return [];',
    replace: 'if (!isOpen(at) || (at > 0 && isOpen(at - 1))) return [];',
    tests: MONTHS,
    of: ['x-places-by-month'],
  },
  {
    breaks: 'What is open all year is open in no month.',
    file: 'domain/content-types/parts/open-months.ts',
    find: '(month) => chosen.includes(ALL_YEAR) || chosen.includes(month),',
    replace: '(month) => chosen.includes(month),',
    tests: MONTHS,
    of: ['x-places-by-month'],
  },
  {
    breaks: 'Lifeguards are no filter of beaches.',
    file: 'app/site/tourism/beaches/beach-filters.ts',
    find: 'valuesOf: ({ data }) => data.lifeguardMonths,',
    replace: 'valuesOf: () => [],',
    tests: PLACES,
    of: ['x-places-by-month'],
  },
  {
    breaks: 'The map leaves out the public offices.',
    file: 'app/site/map/group-places.ts',
    find: 'places: content.offices.map(',
    replace: 'places: content.offices.slice(1).map(',
    tests: ['app/site/map/map-screens.test.ts'],
    title: 'says each public office once',
  },
  {
    breaks: 'An office without a pin has no address to which the map leads.',
    file: 'app/site/municipality/departments/departments-page.tsx',
    find: 'id={`office-${slug}`}',
    replace: "id={pins.some((pin) => pin.slug === slug) ? `office-${slug}` : ''}",
    tests: ['app/site/map/map-screens.test.ts'],
    title: 'says each public office once',
  },
  {
    breaks: 'A map of fifty degrees is taken as one of a municipality.',
    file: 'domain/maps/map-problems.ts',
    find: '  degrees: 5,',
    replace: '  degrees: 50,',
    tests: READ,
    title: 'six degrees',
  },
  {
    breaks: 'An office a little beside the map has no map at all.',
    file: 'domain/maps/map-data.ts',
    find: 'enlarge(map.window, 0.25)',
    replace: 'enlarge(map.window, 0.025)',
    tests: DRAW,
    title: 'a fifth of its width',
  },
];
