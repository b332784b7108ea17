import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../harness/browser/browser.ts';
import { ADMIN, DATA_DIR, E2E_PORT, E2E_SMTP_PORT } from '../harness/sites/site-under-test.ts';
import { ensureChromium } from '../scripts/chromium.mjs';
import server from '../scripts/server-process.json' with { type: 'json' };

const url = `http://127.0.0.1:${E2E_PORT}`;

// The journeys need the processor, also for the half of a server's work that collecting its garbage takes; what it
// holds is measured by a bench. Sites that a journey starts for itself take it from here, too.
process.env.MEMORY_MB = '1000';

/** With room for what is young: of the server's time collecting takes a seventh instead of a fifth. */
const SERVER_ARGUMENTS = server.arguments.map((argument) =>
  argument.replace(/^--max-semi-space-size=.*/, '--max-semi-space-size=32'),
);

/** Journeys in a real Chromium against the built site with its sample content. */
export default defineConfig({
  testDir: '.',
  // Node reads TypeScript by itself. Playwright's own translation takes five seconds of the processor at each beginning.
  build: { external: ['**/*.ts', '**/*.mjs'] },
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // One more than cores: a journey often waits for its server. Four took as long, and more of them ran out of time.
  workers: 3,
  // Nothing waits for these limits but what fails, on however slow a machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME
    ? [['line'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME }]]
    : [['list']],
  use: {
    baseURL: url,
    // What the admin begins in; visitors choose by the address.
    locale: 'en-GB',
    timezoneId: 'Europe/Athens',
    // A click that waits says for what, long before its test has used up its time.
    actionTimeout: 120_000,
    // Whole runs go without: recording takes a quarter of their time. Run what failed alone to see it.
    trace: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: ensureChromium(),
      args: BROWSER_ARGUMENTS,
    },
  },
  webServer: {
    command: `node_modules/.bin/node ${SERVER_ARGUMENTS.join(' ')}`,
    cwd: '..',
    url: `${url}/readyz`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      ...server.environment,
      PORT: String(E2E_PORT),
      HOST: '127.0.0.1',
      SITE_URL: url,
      DATA_DIR: DATA_DIR,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      SMTP_URL: `smtp://127.0.0.1:${E2E_SMTP_PORT}`,
      MAIL_FROM: 'site@example.org',
      LOG_LEVEL: 'error',
      STYLEGUIDE: 'on',
      // A tenth of a second for each of hundreds of sign-ins; what a site takes is tested in domain/accounts.
      CHEAP_PASSWORDS: 'for-tests',
      // The journeys need the processor; server/run/open-site.test.ts shows it.
      PICTURES_AHEAD: 'off',
    },
  },
});
