/** What Playwright does before all journeys. */
export { shareNuChecker as default } from '../harness/judges/shared-nu-checker.ts';
