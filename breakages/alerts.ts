import type { Breakage } from './breakage.ts';

/** Warnings: over every page, from their start to their end. */
export const ALERTS: readonly Breakage[] = [
  {
    breaks: 'A warning that has ended stays over every page.',
    file: 'domain/alerts/alert-times.ts',
    find: "if (momentOf(endsAt) <= now) return 'ended';",
    replace: '',
    tests: ['domain/alerts/alerts.test.ts', 'app/site/alerts/alerts-screens.test.ts'],
    of: ['x-warnings'],
  },
  {
    breaks: 'The page that says that there is nothing has no warning over it.',
    file: 'app/site/errors/error-page.tsx',
    find: 'alerts={site.alerts}',
    replace: 'alerts={null}',
    tests: ['app/site/alerts/alerts-screens.test.ts'],
    of: ['x-warnings'],
  },
  {
    breaks: 'Held pages do not end when a warning begins or ends.',
    file: 'domain/content/acts/carry-out-plans.ts',
    find: '[published.next, left.next, nextAlert]',
    replace: '[published.next, left.next]',
    tests: ['server/run/planned-changes.test.ts'],
    of: ['x-warnings'],
  },
  {
    breaks: 'A cache in front gives a page once more after a warning has begun.',
    file: 'server/pages/public-pages.ts',
    find: 'Math.min(fresh, toPlan - fresh)',
    replace: 'fresh',
    tests: ['server/pages/public-pages.test.ts'],
  },
  {
    breaks: 'A warning may be without end, or end before it begins.',
    file: 'domain/content/acts/entry-input.ts',
    find: 'const rules = isDraft ? [] : type.rules;',
    replace: 'const rules: typeof type.rules = [];',
    tests: ['domain/alerts/alerts.test.ts'],
  },
  {
    breaks: 'Where editors hand in, a warning waits for a reviewer.',
    file: 'domain/content-types/alert.ts',
    find: '  skipsReview: true,\n',
    replace: '',
    tests: ['domain/alerts/alerts.test.ts'],
  },
  {
    breaks: 'Ending a warning publishes what staff have changed in the meantime.',
    file: 'domain/alerts/end-alert.ts',
    find: 'published: { ...copies.published, ',
    replace: 'published: { ...copies.working, ',
    tests: ['domain/alerts/alerts.test.ts'],
    of: ['x-warn'],
  },
  {
    breaks: 'A template lacks its English, so that a warning is in Greek alone.',
    file: 'domain/alerts/templates.ts',
    find: "title: { el: 'Καύσωνας', en: 'Heatwave' }",
    replace: "title: { el: 'Καύσωνας', en: '' }",
    tests: ['domain/alerts/alerts.test.ts'],
    of: ['x-warn'],
  },
];
