import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** What runs on the server and in browsers, without its tests. */
const FILES = [
  ...globSync('{api,app,database,domain,seed,server}/**/*.{ts,tsx}'),
  ...globSync('public/**/*.js'),
  'server.mjs',
  'server.ts',
].filter((file) => !/\.test\.|-for-tests\./.test(file));

interface Rule {
  /** What is dangerous: "Running text as code". */
  what: string;
  pattern: RegExp;
  /** Lines that the pattern must find. */
  found: readonly string[];
  /** Where it may stand all the same, and why. */
  exceptions: Record<string, string>;
}

const RULES: readonly Rule[] = [
  {
    what: 'running text as code',
    pattern:
      /\beval\b|(?<![\w.])Function\(|['"](?:node:)?vm['"]|\bset(?:Timeout|Interval)\(\s*['"`]/,
    found: [
      'eval(text)',
      'const { eval: run } = globalThis;',
      'new Function(text)',
      'Function(text)()',
      "setTimeout('run()', 5)",
      "import { runInContext } from 'node:vm';",
    ],
    exceptions: {
      'server/run/jobs/release-memory.ts':
        'the name of V8’s collector, which it gives in no other way',
    },
  },
  {
    what: 'starting a program',
    pattern: /['"](?:node:)?(?:child_process|worker_threads|cluster)['"]/,
    found: ["import { spawn } from 'node:child_process';", "await import('child_process')"],
    exceptions: {
      'domain/media/files/file-process.ts': 'the process that reads files',
      'server/first-content/make-first-content.ts': 'the first content',
      'server/operations/restore/try-in-child.ts': 'the trial of a backup',
    },
  },
  {
    what: 'asking another server',
    pattern:
      /(?<!\bapp\.)\bfetch\(|\b(?:connect|createConnection|request|get)\b.*['"](?:node:)?(?:net|tls|https?|http2)['"]/,
    found: [
      'await fetch(address)',
      "import { connect } from 'node:net';",
      "import { request as requestHttps } from 'node:https';",
    ],
    exceptions: {
      'public/emergency-worker.js': 'in a browser: the emergency page of the site',
      'app/admin/calls/fetch-patiently.ts': 'in a browser: the API of the site',
      'app/admin/calls/load-again.ts': 'in a browser: a file of the site',
      'app/islands/live-results.ts': 'in a browser: a page of the site',
      'app/islands/suggest-while-typing.ts': 'in a browser: suggestions of the site',
      'domain/links/visit-link.ts':
        'follows the links of published texts, on the public internet alone',
      'domain/media/files/virus-scan.ts': 'ClamAV, at the address of CLAMAV',
      'server/operations/checks/check-answers.ts': 'the doctor, at SITE_URL and PORT',
      'server/pages/held/shared-caches.ts':
        'caches in front, at the addresses of SHARED_CACHE_PURGE',
    },
  },
  {
    what: 'taking any certificate',
    pattern: /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/,
    found: ['rejectUnauthorized: false', "process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'"],
    exceptions: {
      'server/operations/checks/check-answers.ts': 'the doctor says what is wrong with it',
    },
  },
  {
    what: 'putting text into a page as markup',
    pattern:
      /dangerouslySetInnerHTML|\b(?:inner|outer)HTML['"\]]*\s*\+?=(?!=)|insertAdjacentHTML|document\.write|createContextualFragment|(?:set|parse)HTMLUnsafe/,
    found: [
      'dangerouslySetInnerHTML={{ __html: html }}',
      'box.innerHTML = text',
      'box.innerHTML += text',
      "box['outerHTML'] = text",
      'box.setHTMLUnsafe(text)',
      'range.createContextualFragment(text)',
    ],
    exceptions: { 'app/ui/text/prose.tsx': 'rich text, which was cleaned before it was stored' },
  },
  {
    what: 'weak randomness',
    pattern: /Math\.random/,
    found: ['Math.random()'],
    exceptions: {
      'database/transaction.ts': 'tells servers apart, and is no secret',
      'domain/media/pictures/make-ahead.ts': 'the order in which a server makes pictures',
    },
  },
  {
    what: 'a hash other than SHA-256, a cipher or a signature of one’s own',
    pattern:
      /create(?:Hash|Hmac)\((?!'sha256')|\bcreate(?:Cipher|Decipher|Sign|Verify|ECDH|DiffieHellman)|\bpbkdf2/,
    found: ["createHash('md5')", "createHmac('sha1', key)", 'createCipheriv(name, key, iv)'],
    exceptions: {},
  },
  {
    what: 'answering for the site in a browser, or keeping its pages there',
    pattern: /\bserviceWorker\b|\bcaches\.(?:open|match|keys|delete)\(/,
    found: ["navigator.serviceWorker.register('/worker.js')", "await caches.open('pages')"],
    exceptions: {
      'app/islands/entries/offline.tsx': 'the emergency page alone, without a connection',
      'public/emergency-worker.js': 'the same: that page in both languages and its styles',
    },
  },
  {
    what: 'keeping something in a browser',
    pattern: /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie)\b/,
    found: ["localStorage.setItem('a', 'b')", 'document.cookie = text'],
    exceptions: {
      'app/admin/admin-language.tsx': 'the language of the admin',
      'app/admin/calls/api-client.ts': 'the token',
      'app/admin/content/form/use-form-languages.ts': 'whether forms show English fields',
      'app/admin/content/list/columns.ts': 'which columns of a list are hidden',
      'app/admin/content/list/use-list-address.ts': 'how a list was narrowed',
      'app/admin/form/kept/use-offers.ts': 'drafts that were not saved',
      'app/admin/form/use-kept-values.ts': 'drafts that were not saved',
      'app/admin/media/media-drafts.ts': 'what was written about media and not saved',
      'app/admin/messages/write-about.tsx': 'an answer that was not sent, in its tab',
      'app/admin/warn/kept-warnings.ts': 'a warning that was typed and not published',
      'app/admin/session.tsx': 'the token',
    },
  },
  {
    what: 'writing to the log past its one place',
    pattern: /\bconsole\.\w|process\.std(?:out|err)|from 'pino'/,
    found: ['console.error(error)', "import { pino } from 'pino';"],
    exceptions: {
      'app/admin/layout/lazy-screen.tsx': 'in a browser',
      'app/admin/pieces/lazy-part.tsx': 'in a browser',
      'app/islands/live-results.ts': 'in a browser',
      'app/islands/suggest-while-typing.ts': 'in a browser',
      'seed/pictures/icons.ts': 'a command of its own',
      'server.mjs': 'before anything is there, of an old Node',
      'server.ts': 'before anything is there, of an old Node',
      'server/development/workshop.ts': 'in development',
      'server/main.ts': 'the start and the end, to who started it',
      'server/observing/log.ts': 'the one place',
    },
  },
];

/** Commands of operators talk to whoever runs them. */
const isCommand = (file: string) =>
  /^server\/operations\/commands\/(?:[\w-]+-)?command\.ts$/.test(file);

const lines = FILES.map((file) => ({
  file,
  lines: readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\*|\/\/|\/\*)/.test(line) && !/^import type\b/.test(line)),
}));

test('there is code to look at', () => {
  expect(FILES.length).toBeGreaterThan(600);
});

describe.each(RULES)('$what', ({ pattern, found, exceptions }) => {
  test('stands nowhere but where there is a reason', () => {
    const holding = lines.filter((one) => one.lines.some((line) => pattern.test(line)));
    const named = holding.map(({ file }) => file).filter((file) => !isCommand(file));
    expect(named.sort()).toEqual(Object.keys(exceptions).sort());
  });

  test.each(found)('%s is found', (line) => {
    expect(pattern.test(line)).toBe(true);
  });
});
