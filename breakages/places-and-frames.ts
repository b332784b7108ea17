import type { Breakage } from './breakage.ts';

const FILES = ['app/site/files/entry-files-screens.test.ts'];
const LABELS = ['app/site/map/unit-labels.test.ts'];
const TOURISM = ['app/site/tourism/tourism-screens.test.ts'];

/** What maps, places and the frame of every public page tell visitors, whatever staff have entered. */
export const PLACES_AND_FRAMES: readonly Breakage[] = [
  {
    breaks: 'A page of the documents far beyond the last leads to the first, not to the last.',
    file: 'app/site/municipality/transparency/read-document-filters.ts',
    find: "Math.max(1, Math.trunc(Number(query.get('page'))) || 1)",
    replace: String.raw`/^\d{1,6}$/.test(query.get('page') ?? '') ? Number(query.get('page')) || 1 : 1`,
    tests: ['app/site/municipality/transparency/read-document-filters.test.ts'],
  },
  {
    breaks: 'A document that staff attach to the page of the history is shown nowhere.',
    file: 'app/site/pages/section-screen.tsx',
    find: '<PageFiles text={text} language={language} className="mt-14" />',
    replace: '',
    tests: FILES,
  },
  {
    breaks: 'The gallery of the page of the beaches is shown nowhere.',
    file: 'app/site/tourism/tourism-list-header.tsx',
    find: '<PageFiles text={text} language={language} className="wrap pt-10" />',
    replace: '',
    tests: FILES,
  },
  {
    breaks: 'The gallery of the tourism page is shown nowhere.',
    file: 'app/site/tourism/tourism-page.tsx',
    find: '<PageFiles text={text} language={language} className="wrap pt-12" />',
    replace: '',
    tests: FILES,
  },
  {
    breaks: 'The documents of the page of the services are shown nowhere.',
    file: 'app/site/services/services-page.tsx',
    find: '<PageFiles text={text} language={language} className="mt-10" />',
    replace: '',
    tests: FILES,
  },
  {
    breaks: 'Somebody cannot browse by a category whose newest place has no picture yet.',
    file: 'app/site/tourism/load-tourism-home.ts',
    find: 'places.findLast(({ picture }) => picture)',
    replace: 'places.at(-1)',
    tests: TOURISM,
  },
  {
    breaks: 'A category of places without any picture is left out of those to browse by.',
    file: 'app/site/tourism/tourism-page.tsx',
    find: '<Card key={path} {...shared} />',
    replace: 'null',
    tests: TOURISM,
  },
  {
    breaks: 'Without attractions nobody reads the text of the tourism page.',
    file: 'app/site/tourism/tourism-page.tsx',
    find: '{home.tiles.length === 0 && prose && ',
    replace: '{home.tiles.length < 0 && prose && ',
    tests: TOURISM,
  },
  {
    breaks:
      'A town hall whose telephone names its further lines is open on the days on which it is closed.',
    file: 'domain/places/town-hall.ts',
    find: 'digitsOfPhone(phone).slice(-NATIONAL_DIGITS)',
    replace: String.raw`phone.replace(/\D/g, '').slice(-NATIONAL_DIGITS)`,
    tests: ['app/site/opening/office-hours.test.ts'],
    title: 'own entry',
  },
  {
    breaks:
      'A Greek document that calls its language ‘EL-GR’ or ‘gre’ says on Greek pages that it is in Greek.',
    file: 'app/i18n/document-words.ts',
    find: 'return new Intl.Locale(stated).language;',
    replace: "return stated.split('-')[0] ?? '';",
    tests: ['app/i18n/document-words.test.ts'],
  },
  {
    breaks: 'The names of many municipal units leave the map at its upper edge.',
    file: 'app/site/map/unit-labels.ts',
    find: 'isOnMap ? inOneColumn : stack(beside, gap, isAbove)',
    replace: 'inOneColumn',
    tests: LABELS,
    title: 'stay on the map and apart',
  },
  {
    breaks: 'Names of units that share no place push each other up, or lie on each other.',
    file: 'app/site/map/unit-labels.ts',
    find: 'start(one) < start(other) + other.length',
    replace: 'start(one) + one.length < start(other) + other.length',
    tests: LABELS,
  },
  {
    breaks: 'More names of units than have room are drawn above the map.',
    file: 'app/site/map/unit-labels.ts',
    find: 'isOnMap ? y : Math.max(y, EDGE)',
    replace: 'y',
    tests: LABELS,
    title: 'more labels than have room',
  },
  {
    breaks: 'The name of a unit in the east is cut off at the edge of the map.',
    file: 'app/site/map/unit-labels.ts',
    find: 'x + right + length > width && x > width / 2',
    replace: 'x + right + length > 2 * width',
    tests: ['app/site/map/map-screens.test.ts'],
    title: 'eastern edge',
  },
  {
    breaks: 'The name of a unit in the east lies on its point.',
    file: 'app/site/map/units-map.tsx',
    find: "textAnchor={isLeft ? 'end' : undefined}",
    replace: 'textAnchor={undefined}',
    tests: ['app/site/map/map-screens.test.ts'],
    title: 'eastern edge',
  },
  {
    breaks: 'Without a place of the town hall the map promises distances that it does not tell.',
    file: 'app/site/map/map-page.tsx',
    find: 'townHall ? TEXTS.placesLead : TEXTS.placesOnlyLead',
    replace: 'TEXTS.placesLead',
    tests: ['app/site/map/map-screens.test.ts'],
    title: 'promises no distances',
  },
];
