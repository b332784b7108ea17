import type { Breakage } from './breakage.ts';

/** States of public screens that the sample does not have, and links of letters. */
export const RARE_STATES: readonly Breakage[] = [
  {
    breaks: 'The list of events says nothing of one that is cancelled.',
    file: 'app/site/events/event-row.tsx',
    find: '{data.isCancelled && (',
    replace: '{data.isCancelled === null && (',
    tests: ['app/site/events/cancelled-events.test.ts'],
  },
  {
    breaks: 'A cancelled event has no sentence that says so.',
    file: 'app/site/events/event-page.tsx',
    find: '{data.isCancelled && !isOver && (',
    replace: '{data.isCancelled && isOver && (',
    tests: ['app/site/events/cancelled-events.test.ts'],
  },
  {
    breaks: 'The days on which a repeated event changes stand as they were entered.',
    file: 'app/site/events/event-page.tsx',
    find: ".sort((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1));",
    replace: ';',
    tests: ['app/site/events/cancelled-events.test.ts'],
  },
  {
    breaks: 'A day on which an event begins at another time reads as cancelled.',
    file: 'app/site/events/event-dates.tsx',
    find: "if (movedTo === null && starts === '') return from;",
    replace: 'if (movedTo === null) return from;',
    tests: ['app/site/events/cancelled-events.test.ts'],
  },
  {
    breaks: 'A mail scanner that follows a link confirms a subscription.',
    file: 'app/site/newsletter/confirm-page.tsx',
    find: 'export function loader(args: Route.LoaderArgs) {\n  const { language, url } = siteRequest(args);',
    replace:
      "export async function loader(args: Route.LoaderArgs) {\n  const { services, language, url } = siteRequest(args);\n  await confirmSubscription(services.db, url.searchParams.get('token') ?? '', services.now()).catch(() => {});",
    tests: ['app/site/newsletter/newsletter-links.test.ts'],
  },
  {
    breaks: 'A confirmation by a link that ended is told as if it had worked.',
    file: 'app/site/newsletter/confirm-page.tsx',
    find: 'return data({ message: t(error.text, language) }, { status: 404 });',
    replace: 'void data;',
    tests: ['app/site/newsletter/newsletter-links.test.ts'],
  },
  {
    breaks: 'A mail program that unsubscribes somebody is led on, which RFC 8058 forbids.',
    file: 'app/site/newsletter/unsubscribe-page.tsx',
    find: "if (url.searchParams.has('button')) {",
    replace: 'if (url) {',
    tests: ['app/site/newsletter/newsletter-links.test.ts'],
  },
  {
    breaks: 'A service that is suspended still offers to apply online.',
    file: 'app/site/services/service-page.tsx',
    find: 'hasActs(details) && !isSuspended &&',
    replace: 'hasActs(details) &&',
    tests: ['app/site/services/rare-parts.test.ts'],
  },
  {
    breaks: 'A service does not say under which conditions it is given.',
    file: 'app/site/services/service-sections.tsx',
    find: 'if (conditions.text) {',
    replace: 'if (!conditions.text) {',
    tests: ['app/site/services/rare-parts.test.ts'],
  },
  {
    breaks: 'A link of a letter that was cut off has a button that cannot work.',
    file: 'app/site/newsletter/link-screen.tsx',
    find: ") : token === '' ? (",
    replace: ') : token === null ? (',
    tests: ['app/site/newsletter/newsletter-links.test.ts'],
  },
  {
    breaks: 'The list of the map has no lodgings.',
    file: 'app/site/map/map-page.tsx',
    find: 'groupPlaces({ units, attractions, lodgings, offices }',
    replace: 'groupPlaces({ units, attractions, lodgings: [], offices }',
    tests: ['app/site/map/map-screens.test.ts'],
  },
  {
    breaks: 'A unit without an English name is missing from the title of English events.',
    file: 'app/site/events/event-filter.ts',
    find: "name === 'unit' ? localise",
    replace: "name !== 'unit' ? localise",
    tests: ['app/site/events/event-filter.test.ts'],
  },
  {
    breaks: 'An address that narrows events to a unit that there is not shows all of them.',
    file: 'app/site/events/event-filter.ts',
    find: "else if (asked !== '') isUnknown = true;",
    replace: '',
    tests: ['app/site/events/event-filter.test.ts'],
  },
];
