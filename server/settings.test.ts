import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { loadEnvFile, readSettings, SETTING_NAMES } from './settings.ts';
import { SettingsError } from './settings-error.ts';

function problemWith(variables: Record<string, string>): string {
  try {
    readSettings(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  return '';
}

const S3 = {
  S3_ENDPOINT: 'https://s3.example.gr',
  S3_REGION: 'eu',
  S3_BUCKET: 'media',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('a file of settings that cannot be read is one sentence, and one that is not there is none', () => {
  const read = () => loadEnvFile('.');
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(/^\. cannot be read: the account that runs the site must be allowed to\.$/);
  expect(() => loadEnvFile('no/such/.env')).not.toThrow();
});

describe('settings', () => {
  test('have a default for everything', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      seed: 'sample',
      trustedProxies: [],
      sharedCache: { seconds: 0, purgeUrls: [] },
      fastPath: true,
      networkBudget: 600,
      logLevel: 'info',
      firstPasswordDays: 7,
      secondFactor: 'optional',
    });
    expect(isAbsolute(settings.dataDir)).toBe(true);
    for (const name of [
      'databaseUrl',
      'admin',
      'contactEmail',
      'smtpUrl',
      'mailFrom',
      's3',
    ] as const)
      expect(settings[name], name).toBeUndefined();
  });

  test('turn the fast path off by one word', () => {
    expect(readSettings({ FAST_PATH: 'off' }).fastPath).toBe(false);
    expect(readSettings({}).picturesAhead).toBe(true);
    expect(readSettings({ PICTURES_AHEAD: 'off' }).picturesAhead).toBe(false);
    expect(readSettings({}).checkLinks).toBe(true);
    expect(readSettings({ LINK_CHECKS: 'off' }).checkLinks).toBe(false);
    expect(readSettings({ NETWORK_BUDGET: '1200' }).networkBudget).toBe(1200);
    expect(readSettings({ BACKUP_HOUR: 'off' }).backupHour).toBeUndefined();
    expect(readSettings({ BACKUP_HOUR: '0' }).backupHour).toBe(0);
  });

  test('may leave both ports to the system, which gives two', () => {
    expect(readSettings({ PORT: '0', METRICS_PORT: '0' }).metricsPort).toBe(0);
  });

  test('that are empty count as not set, and the example file says the defaults', async () => {
    const example = await readFile(new URL('../.env.example', import.meta.url), 'utf8');
    expect(readSettings(parseEnv(example) as Record<string, string>)).toEqual(readSettings({}));
  });

  test('all stand in the example file and in the README', async () => {
    const read = (name: string) => readFile(new URL(`../${name}`, import.meta.url), 'utf8');
    const [example, readme] = [
      Object.keys(parseEnv(await read('.env.example'))),
      await read('README.md'),
    ];
    const names = SETTING_NAMES.filter((name) => name !== 'CHEAP_PASSWORDS');
    expect(names.filter((name) => !example.includes(name))).toEqual([]);
    expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  test('give the key themselves, or by a file that ends with its line', async () => {
    const key = 'l9hUEhnDMfJHLdyKJKKzqYwnL8BPwyIMIR1RZzHRGrQ=';
    const folder = await mkdtemp(join(tmpdir(), 'dimos-key-'));
    const file = join(folder, 'key');
    await writeFile(file, `${key}\n`);
    try {
      const read = (variables: Record<string, string>) => readSettings(variables).secretKey;
      expect(read({})).toBeUndefined();
      expect(read({ SECRET_KEY: key })).toEqual({ value: key, from: 'SECRET_KEY' });
      expect(read({ SECRET_KEY_FILE: file })).toEqual({
        value: key,
        from: 'SECRET_KEY_FILE',
        file,
      });
      expect(() => read({ SECRET_KEY: key, SECRET_KEY_FILE: file })).toThrow('set one of them.');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('show the style guide in development, and in production where they say so', () => {
    const isShown = (variables: Record<string, string>) => readSettings(variables).showsStyleguide;
    expect(isShown({})).toBe(true);
    expect(isShown({ NODE_ENV: 'production' })).toBe(false);
    expect(isShown({ NODE_ENV: 'production', STYLEGUIDE: 'on' })).toBe(true);
    expect(isShown({ STYLEGUIDE: 'off' })).toBe(false);
  });

  test.each([
    ['HTTPS://WWW.Example.GR/', 'https://www.example.gr'],
    ['https://www.example.gr:443', 'https://www.example.gr'],
    ['https://www.example.gr:8443//', 'https://www.example.gr:8443'],
    // With a question mark each link in a letter would lead to the home page.
    ['https://www.example.gr/?', 'https://www.example.gr'],
    // A header, such as that of a letter by which one unsubscribes, cannot hold these letters.
    ['https://www.αιγιάλεια.ελ', 'https://www.xn--hxajbglvbcq.xn--qxam'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('give the address of the site %s in its one spelling', (given, siteUrl) => {
    expect(readSettings({ SITE_URL: given }).siteUrl).toBe(siteUrl);
  });

  test('are taken as they are meant', () => {
    const settings = readSettings({
      PORT: '8080',
      HOST: '0.0.0.0',
      SITE_URL: 'https://www.example.gr/',
      DATABASE_URL: 'postgresql://user:p%40ss@db/dimos',
      SEED: 'none',
      ADMIN_EMAIL: 'chief@example.gr',
      ADMIN_PASSWORD: 'olive-harbour-lantern',
      CONTACT_EMAIL: 'Ｏffice@Example.gr',
      SMTP_URL: 'smtps://user:pass@mail.example.gr',
      MAIL_FROM: 'site@example.gr',
      TRUSTED_PROXIES: ' 127.0.0.1 , ::1, 10.0.0.0/8,',
      LOG_LEVEL: 'silent',
      DATABASE_POOL_SIZE: '4',
      MEMORY_MB: '300',
      RETENTION_MESSAGES_DAYS: '90',
      RETENTION_AUDIT_DAYS: '400',
      BACKUP_KEEP_DAYS: '30',
      ...S3,
    });
    expect(settings).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      siteUrl: 'https://www.example.gr',
      databaseUrl: 'postgresql://user:p%40ss@db/dimos',
      seed: 'none',
      contactEmail: 'office@example.gr',
      admin: { email: 'chief@example.gr', password: 'olive-harbour-lantern' },
      s3: { endpoint: 'https://s3.example.gr', bucket: 'media', secretAccessKey: 'secret' },
      trustedProxies: ['127.0.0.1', '::1', '10.0.0.0/8'],
      logLevel: 'silent',
      databasePoolSize: 4,
      collectBeyond: 300 * 1024 * 1024,
      retention: { messagesDays: 90, auditDays: 400 },
      backupKeepDays: 30,
    });
    expect(readSettings({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
    expect(readSettings({ PORT: '0' }).port).toBe(0);
  });

  test('take addresses and names of this machine to listen at', () => {
    for (const host of ['::1', '0.0.0.0', 'localhost', 'dimos-1.example.gr', 'a'])
      expect(readSettings({ HOST: host }).host).toBe(host);
  });

  test('name every cache in front that lets go of pages', () => {
    const caches = { SHARED_CACHE_SECONDS: '10', SHARED_CACHE_PURGE: 'http://a/, https://b:6081/' };
    expect(readSettings(caches).sharedCache).toEqual({
      seconds: 10,
      purgeUrls: ['http://a/', 'https://b:6081/'],
    });
  });

  test('say where ClamAV is asked, and how much an account may upload', () => {
    const clamav = (CLAMAV: string) => readSettings({ CLAMAV }).clamav;
    expect(clamav('')).toBeUndefined();
    expect(clamav('/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
    expect(clamav('127.0.0.1:3310')).toEqual({ host: '127.0.0.1', port: 3310 });
    expect(clamav('[::1]:3310')).toEqual({ host: '::1', port: 3310 });
    expect(readSettings({}).uploadBytesPerDay).toBe(1000 * 1024 * 1024);
    expect(readSettings({ UPLOAD_MB_PER_DAY: '50' }).uploadBytesPerDay).toBe(50 * 1024 * 1024);
  });

  test('say in megabytes how much the process may hold before it collects its garbage', () => {
    expect(readSettings({}).collectBeyond).toBeUndefined();
    expect(readSettings({ MEMORY_MB: '400' }).collectBeyond).toBe(400 * 1024 * 1024);
  });

  const REFUSED: [name: string, value: string, sentence: string][] = [
    ['CLAMAV', 'clamd', 'CLAMAV must be the socket of clamd, such as /run/clamav/clamd.ctl,'],
    ['CLAMAV', 'tcp://127.0.0.1:3310', 'CLAMAV must be the socket of clamd,'],
    ['UPLOAD_MB_PER_DAY', '5', 'UPLOAD_MB_PER_DAY must be a number of megabytes from 20 to'],
    ['PORT', 'abc', 'PORT must be a port number from 0 to 65535.'],
    ['PORT', '3.5', 'PORT must be a port number from 0 to 65535.'],
    ['PORT', '-1', 'PORT must be a port number from 0 to 65535.'],
    ['PORT', '65536', 'PORT must be a port number from 0 to 65535.'],
    ['PORT', ' ', 'PORT must be a port number from 0 to 65535.'],
    ['PORT', '0x50', 'PORT must be a port number from 0 to 65535.'],
    ['SITE_URL', 'www.example.gr', 'SITE_URL must be an address like https://www.example.gr'],
    ['SITE_URL', 'ftp://example.gr', 'SITE_URL must be an address like https://www.example.gr'],
    ['SITE_URL', 'https://example.gr/dimos', 'without a path.'],
    ['SITE_URL', 'https://example.gr/?x=1', 'without a path.'],
    ['SITE_URL', 'https://example.gr/#x', 'without a path.'],
    ['SITE_URL', 'https://user:pass@example.gr', 'without a path.'],
    ['DATABASE_URL', 'mysql://localhost/x', 'DATABASE_URL must be an address like postgres://'],
    ['SEED', 'full', "SEED must be 'sample' or 'none'."],
    ['STYLEGUIDE', 'yes', "STYLEGUIDE must be 'on' or 'off'."],
    ['ADMIN_EMAIL', 'chief', 'ADMIN_EMAIL must be an e-mail address.'],
    ['CONTACT_EMAIL', 'offi\u200bce@example.gr', 'CONTACT_EMAIL must be an e-mail address.'],
    ['CONTACT_EMAIL', 'a@b.gr, c@d.gr', 'CONTACT_EMAIL must be an e-mail address.'],
    ['MAIL_FROM', 'Δήμος <a@b.gr>', 'MAIL_FROM must be an e-mail address.'],
    ['SMTP_URL', 'mail.example.gr', 'SMTP_URL must be an address like smtp://'],
    ['S3_ENDPOINT', 's3.example.gr', 'S3_ENDPOINT must be an address like https://'],
    ['TRUSTED_PROXIES', '127.0.0.1,proxy', 'TRUSTED_PROXIES must be IP addresses'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'TRUSTED_PROXIES must be IP addresses or networks'],
    ['TRUSTED_PROXIES', '::ffff:10.0.0.0/8', 'TRUSTED_PROXIES must be IP addresses or networks'],
    ['DATABASE_POOL_SIZE', '1', 'DATABASE_POOL_SIZE must be a number of connections from 2'],
    ['LINK_CHECKS', 'maybe', "LINK_CHECKS must be 'on' or 'off'."],
    ['FAST_PATH', 'maybe', "FAST_PATH must be 'on' or 'off'."],
    ['PICTURES_AHEAD', 'maybe', "PICTURES_AHEAD must be 'on' or 'off'."],
    ['MEMORY_MB', '99', 'MEMORY_MB must be a number of megabytes from 100 to 10000.'],
    ['PICTURES_AHEAD', '1', "PICTURES_AHEAD must be 'on' or 'off'."],
    ['LOG_LEVEL', 'loud', "LOG_LEVEL must be 'debug', 'info', 'warn', 'error' or 'silent'."],
    ['HOST', 'http://0.0.0.0', 'HOST must be an address of this machine, such as 127.0.0.1'],
    ['HOST', '127.0.0.1:3000', 'HOST must be an address of this machine'],
    ['HOST', '-dimos', 'HOST must be an address of this machine'],
    ['HOST', 'dimos.', 'HOST must be an address of this machine'],
    ['HOST', 'dimos gr', 'HOST must be an address of this machine'],
    ['ADMIN_PASSWORD', 'short', 'ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither.'],
    ['S3_REGION', 'eu', 'storage in S3 needs all of'],
    ['S3_BUCKET', 'media', 'storage in S3 needs all of'],
    ['S3_ACCESS_KEY_ID', 'id', 'storage in S3 needs all of'],
    ['S3_SECRET_ACCESS_KEY', 'secret', 'storage in S3 needs all of'],
    ['SHARED_CACHE_SECONDS', '301', 'must be a number of seconds from 0 to 300.'],
    ['SHARED_CACHE_SECONDS', '-1', 'must be a number of seconds from 0 to 300.'],
    ['SECRET_KEY', 'olive-harbour-lantern', 'must hold a random key of 32 characters or more'],
    ['SECRET_KEY', 'abcabcabcabcabcabcabcabcabcabcabcabc', 'must hold a random key'],
    ['SECRET_KEY_FILE', '/nowhere/key', 'names /nowhere/key, which cannot be read (ENOENT).'],
    ['SHARED_CACHE_PURGE', '127.0.0.1:6081', 'must be addresses with commas between them'],
    ['SHARED_CACHE_PURGE', 'http://127.0.0.1/,cache', 'must be addresses with commas between'],
    ['SHARED_CACHE_PURGE', 'http://', 'must be addresses with commas between them'],
    ['SHARED_CACHE_PURGE', 'ftp://127.0.0.1/', 'must be addresses with commas between them'],
    ['SHARED_CACHE_PURGE', 'x-http://127.0.0.1/', 'must be addresses with commas between them'],
    ['SHARED_CACHE_PURGE', 'http://127.0.0.1/', 'SHARED_CACHE_PURGE needs SHARED_CACHE_SECONDS'],
    ['BACKUP_HOUR', '24', "BACKUP_HOUR must be an hour from 0 to 23 or 'off'."],
    ['BACKUP_HOUR', 'never', "BACKUP_HOUR must be an hour from 0 to 23 or 'off'."],
    ['BACKUP_KEEP_DAYS', '0', 'BACKUP_KEEP_DAYS must be a number of days from 1 to 36500.'],
    ['RETENTION_MESSAGES_DAYS', 'two', 'must be a number of days from 1 to 36500.'],
    ['RETENTION_AUDIT_DAYS', '1.5', 'must be a number of days from 1 to 36500.'],
    ['FIRST_PASSWORD_DAYS', '0', 'FIRST_PASSWORD_DAYS must be a number of days from 1 to 30.'],
    ['FIRST_PASSWORD_DAYS', '31', 'FIRST_PASSWORD_DAYS must be a number of days from 1 to 30.'],
    ['NETWORK_BUDGET', '29', 'NETWORK_BUDGET must be a number of requests from 30 to 999999.'],
    ['SECOND_FACTOR', 'all', "SECOND_FACTOR must be 'optional', 'administrators' or 'everybody'."],
    ['METRICS_PORT', '70000', 'METRICS_PORT must be a port number from 0 to 65535.'],
    ['CHEAP_PASSWORDS', 'yes', "CHEAP_PASSWORDS must be 'for-tests'."],
    ['CHEAP_PASSWORDS', 'for-tests', 'CHEAP_PASSWORDS is for tests, with a SITE_URL of 127.0.0.1'],
    ['METRICS_PORT', '3000', 'METRICS_PORT must be another port than PORT.'],
  ];

  test.each(REFUSED)('%s as “%s” is refused in one sentence', (name, value, sentence) => {
    const message = problemWith({ [name]: value });
    expect(message).toContain(sentence);
    expect(message).toMatch(/^[A-Z_0-9]+[, ][^\n;]+\.$/);
  });

  test('are all tried with a wrong value above, but for a folder, which any name may be', async () => {
    const example = await readFile(new URL('../.env.example', import.meta.url), 'utf8');
    const tried = new Set(REFUSED.map(([name]) => name));
    const untried = Object.keys(parseEnv(example)).filter((name) => !tried.has(name));
    expect(untried).toEqual(['DATA_DIR']);
  });

  test('keep passwords cheaply for tests alone, never at an address that others reach', () => {
    const cheap = { CHEAP_PASSWORDS: 'for-tests' };
    expect(readSettings({ ...cheap, SITE_URL: 'http://127.0.0.1:3917' }).cheapPasswords).toBe(true);
    expect(readSettings({}).cheapPasswords).toBe(false);
    for (const url of ['https://www.example.gr', 'http://127.0.0.1.example.gr', 'http://localhost'])
      expect(problemWith({ ...cheap, SITE_URL: url }), url).toContain(
        'CHEAP_PASSWORDS is for tests',
      );
  });

  test('name every one that is wrong at once', () => {
    expect(problemWith({ PORT: 'x', SEED: 'y' })).toBe(
      "PORT must be a port number from 0 to 65535; SEED must be 'sample' or 'none'.",
    );
  });

  test('of the administrator go together, and the password has to do', () => {
    const sentence = 'ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither.';
    expect(problemWith({ ADMIN_EMAIL: 'chief@example.gr' })).toBe(sentence);
    expect(problemWith({ ADMIN_PASSWORD: 'olive-harbour-lantern' })).toBe(sentence);
    const password = (value: string) =>
      problemWith({ ADMIN_EMAIL: 'chief@example.gr', ADMIN_PASSWORD: value });
    expect(password('short')).toBe('ADMIN_PASSWORD will not do: At least 12 characters.');
    expect(password('password12345')).toMatch(/^ADMIN_PASSWORD will not do: .*easy to guess/);
  });

  test('of S3 are all there or none', () => {
    const { S3_BUCKET: _bucket, ...withoutBucket } = S3;
    expect(problemWith(withoutBucket)).toMatch(/^S3_BUCKET is missing: .*needs all of/);
    expect(problemWith({ S3_BUCKET: 'media' })).toMatch(
      /^S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY are missing:/,
    );
  });

  test('never repeat a secret in what they say', () => {
    const secrets = { SMTP_URL: 'user:hunter2@mail', DATABASE_URL: 'user:hunter2@db' };
    expect(problemWith(secrets)).not.toContain('hunter2');
    expect(problemWith({ ADMIN_EMAIL: 'a@example.gr', ADMIN_PASSWORD: 'hunter2' })).not.toContain(
      'hunter2',
    );
  });
});
