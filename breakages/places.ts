import type { Breakage } from './breakage.ts';

const SCREENS = ['app/site/tourism/places/places-screens.test.ts'];
const FILTER = ['app/site/tourism/places/filter/place-filter.test.ts'];
const AHEAD = ['domain/media/pictures/make-ahead.test.ts'];

/** Facts, lists and pictures of places. */
export const PLACES: readonly Breakage[] = [
  {
    breaks: 'A filter of beaches leaves what fits another.',
    file: 'app/site/tourism/places/filter/place-filter.ts',
    find: 'filters.every(({ name, valuesOf }) => {',
    replace: 'filters.some(({ name, valuesOf }) => {',
    tests: FILTER,
    of: ['x-places-compared'],
  },
  {
    breaks: 'Several filters at once are found by search engines.',
    file: 'app/site/tourism/places/filter/place-filter.ts',
    find: 'noIndex: Object.keys(chosen).length > 1,',
    replace: 'noIndex: false,',
    tests: SCREENS,
    title: 'is found by search engines',
    of: ['x-places-compared'],
  },
  {
    breaks: 'A value of a filter that there is not empties the list.',
    file: 'app/site/tourism/places/filter/place-filter.ts',
    find: 'return asked && options.some(({ value }) => value === asked) ? [[name, asked]] : [];',
    replace: 'return asked ? [[name, asked]] : [];',
    tests: FILTER,
    of: ['x-places-compared'],
  },
  {
    breaks: 'The note that says when an aid is there is not shown.',
    file: 'app/site/tourism/places/access-section.tsx',
    find: '      {words.text && (\n        <p',
    replace: '      {words.text === undefined && (\n        <p',
    tests: SCREENS,
    title: 'says what a beach has',
    of: ['x-places-facts'],
  },
  {
    breaks: 'A museum is asked for its shore.',
    file: 'app/admin/content/form/asked-fields.ts',
    find: '!askedWhen || ',
    replace: 'true || ',
    tests: ['app/admin/content/form/asked-fields.test.ts'],
    of: ['x-places-facts'],
  },
  {
    breaks: 'Portraits are cut to the sea.',
    file: 'app/ui/styles/gallery.css',
    find: 'aspect-ratio: var(--shape);',
    replace: 'aspect-ratio: 4 / 3;',
    tests: ['e2e/photographs.e2e.ts'],
    title: 'hardly cut in their rows',
    of: ['x-gallery-view'],
  },
  {
    breaks: 'Pictures are made ahead in AVIF alone.',
    file: 'domain/media/pictures/make-ahead.ts',
    find: "    ...widths.map((width) => ({ width, format: 'webp' as const })),\n",
    replace: '',
    tests: AHEAD,
    title: 'are there in AVIF and WebP',
    of: ['x-pictures-ahead'],
  },
  {
    breaks: 'With a full disk every width of every picture is made in vain.',
    file: 'domain/media/pictures/make-ahead.ts',
    find: "if (!(await hasRendition(media, row, wanted))) return 'unkept';",
    replace: '',
    tests: AHEAD,
    title: 'end with the first',
    of: ['x-pictures-ahead'],
  },
  {
    breaks: 'With a full disk a width is made in vain every five seconds.',
    file: 'server/run/jobs/make-pictures.ts',
    find: 'if (now().getTime() < pausedUntil) return;',
    replace: '',
    tests: ['server/run/jobs/make-pictures.test.ts'],
  },
  {
    breaks: 'Pictures of uploads wait for the next start.',
    file: 'server/run/jobs/make-pictures.ts',
    find: 'setInterval(making.ask, intervalMs)',
    replace: 'setInterval(() => {}, intervalMs)',
    tests: ['server/run/jobs/make-pictures.test.ts'],
    title: 'while it runs',
    of: ['x-pictures-ahead'],
  },
  {
    breaks: 'A site that is to make its pictures ahead makes none.',
    file: 'server/run/open-site.ts',
    find: 'if (settings.picturesAhead) pictures = startMakingPictures({ db, store, files, log, now });',
    replace: '',
    tests: ['server/run/open-site.test.ts'],
    title: 'makes the widths of its pictures',
    of: ['x-pictures-ahead'],
  },
];
