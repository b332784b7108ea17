import type { Breakage } from './breakage.ts';

const EVERYWHERE = ['e2e/photographs.e2e.ts'];
const SCREENS = ['app/site/map/map-screens.test.ts'];
const PROCESS = ['domain/media/files/file-process.test.ts'];

/** Photographs of all shapes wherever screens show pictures, and streets with their offices. */
export const PHOTOGRAPHS: readonly Breakage[] = [
  {
    breaks: 'On a tablet a portrait makes a tower of a lodging’s card.',
    file: 'app/ui/styles/cards.css',
    find: '        position: absolute;\n        inset: 0;\n        height: 100%;\n        aspect-ratio: auto;\n',
    replace: '        height: 100%;\n        aspect-ratio: auto;\n',
    tests: ['e2e/photographs.e2e.ts'],
  },
  {
    breaks: 'On a tablet an upright picture of a unit is higher than the screen.',
    file: 'app/ui/styles/page-header.css',
    find: '    max-height: 75svh;\n',
    replace: '',
    tests: EVERYWHERE,
    of: ['x-photographs-everywhere'],
  },
  {
    breaks: 'An upright picture in a text is higher than the screen.',
    file: 'app/ui/pictures/figure.tsx',
    find: "return 'max-w-72';",
    replace: "return '';",
    tests: EVERYWHERE,
    of: ['x-photographs-everywhere'],
  },
  {
    breaks: 'Beside a menu the words below a narrow picture of many are cut.',
    file: 'app/ui/pictures/gallery.tsx',
    find: 'if (count > 5 && together > TWO_ROWS)',
    replace: 'if (count > 50 && together > TWO_ROWS)',
    tests: ['app/ui/pictures/gallery.test.tsx'],
    title: 'wide enough for the longest words',
  },
  {
    breaks: 'What staff chose to stay in sight is cut off like anything else.',
    file: 'app/ui/styles/focus.css',
    find: 'object-position: var(--focus-x, 50%) var(--focus-y, 50%);',
    replace: '',
    tests: EVERYWHERE,
    of: ['x-photographs-everywhere'],
  },
  {
    breaks: 'The menu over a bright photograph cannot be read.',
    file: 'app/site/layout/site-header.css',
    find: 'rgb(6 43 69 / 0.86), rgb(6 43 69 / 0.74) 75%',
    replace: 'rgb(6 43 69 / 0.7), rgb(6 43 69 / 0.4) 60%',
    tests: EVERYWHERE,
    of: ['x-photographs-everywhere'],
  },
  {
    breaks: 'The name on a tile cannot be read over a bright photograph.',
    file: 'app/ui/styles/cards.css',
    find: '    padding: 0.875rem 1.25rem 1rem;\n',
    replace:
      '    position: relative;\n    margin-top: -4rem;\n    padding: 0.875rem 1.25rem 1rem;\n',
    tests: EVERYWHERE,
    of: ['x-photographs-everywhere'],
  },
  {
    breaks: 'Locations of the departments’ screen have no number of their pin.',
    file: 'app/site/municipality/departments/departments-page.tsx',
    find: 'pin={pins.find((pin) => pin.slug === slug)}',
    replace: 'pin={undefined}',
    tests: SCREENS,
    title: 'the departments have a pin',
    of: ['x-where-to-find-us'],
  },
  {
    breaks: 'Staff see the streets without their names.',
    file: 'app/admin/maps/map-look.tsx',
    find: '<StreetNames streets={streets} language={language} />',
    replace: '',
    tests: ['e2e/maps.e2e.ts'],
  },
  {
    breaks: 'A file that comes while the process for files is ending is refused.',
    file: 'domain/media/files/file-process.ts',
    find: 'if (this.#job || this.#isEnding) return;',
    replace: 'if (this.#job) return;',
    tests: PROCESS,
    title: 'just ending',
  },
  {
    breaks: 'A good photograph is refused as damaged while the machine is busy with other things.',
    file: 'domain/media/files/file-process.ts',
    find: 'const ownMs = mostMs - (workedMs() - before);',
    replace: 'const ownMs = workedMs() - workedMs();',
    tests: PROCESS,
    title: 'waits for a busy machine',
  },
  {
    breaks: 'The way to all of a picture stands far below it.',
    file: 'app/site/tourism/lodgings/lodging-page.tsx',
    find: '        pictureNote={<OwnPictureNote own={place.image} gallery={gallery} language={language} />}\n',
    replace: '',
    tests: ['app/site/tourism/places/places-screens.test.ts'],
    title: 'has the way to all of it under it',
  },
];
