import { statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import { makeFolders } from '../../../database/lasting-folder.ts';
import type { Settings } from '../../settings.ts';
import { type CheckFinding, note, ok, problem, reason } from './finding.ts';

const SMTP_TIMEOUT_MS = 10_000;
const FEW_BYTES = 500 * 1024 * 1024;
const FEW_PERCENT = 5;

/** Whether an address leads only to the machine that asks. */
export function isOfThisMachine(siteUrl: string): boolean {
  return /^(?:localhost|127\.|\[::1\])/.test(new URL(siteUrl).hostname);
}

/** Whether the addresses of the site make sense together. */
export function checkAddresses(
  settings: Pick<Settings, 'siteUrl' | 'host' | 'trustedProxies'>,
): CheckFinding {
  const { protocol } = new URL(settings.siteUrl);
  if (isOfThisMachine(settings.siteUrl)) {
    return note(
      `SITE_URL is ${settings.siteUrl}: links in mails lead to this machine. Set it to the public address.`,
    );
  }
  if (protocol === 'http:') {
    return problem(
      `SITE_URL is ${settings.siteUrl}: passwords would travel unencrypted. Put a proxy with TLS in front and set https://.`,
    );
  }
  if (settings.trustedProxies.length === 0) {
    return problem(
      'TRUSTED_PROXIES is empty: behind the proxy all visitors count as one, and one who tries too often locks everybody out. Set it to the address of the proxy, such as 127.0.0.1.',
    );
  }
  return ok(`The site is ${settings.siteUrl}, behind ${settings.trustedProxies.join(', ')}.`);
}

/** Whether the mail server lets us in. Nothing is sent. */
export async function checkMail(
  settings: Pick<Settings, 'smtpUrl' | 'contactEmail' | 'mailFrom'>,
): Promise<CheckFinding> {
  if (!settings.smtpUrl) {
    return note('Mail: SMTP_URL is not set; letters wait in the database until it is.');
  }
  const transport = createTransport({
    url: settings.smtpUrl,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  try {
    await transport.verify();
  } catch (error) {
    return problem(`Mail: the server does not let us in (${reason(error)}): check SMTP_URL.`);
  } finally {
    transport.close();
  }
  if (!settings.mailFrom && !settings.contactEmail) {
    return problem('Mail: set MAIL_FROM, since mail from noreply@localhost is refused elsewhere.');
  }
  return settings.contactEmail
    ? ok('Mail: the server lets us in.')
    : note('Mail: the server lets us in; set CONTACT_EMAIL to have messages mailed to the office.');
}

/** Whether there is room on the disk of the data folder. */
export async function checkDisk(dataDir: string): Promise<CheckFinding> {
  try {
    makeFolders(resolve(dataDir), 0o700);
    const { bavail, blocks, bsize } = await statfs(dataDir);
    const free = bavail * bsize;
    const percent = Math.round((bavail / blocks) * 100);
    const text = `${(free / 1024 ** 3).toFixed(1)} GB (${percent}%) are free in ${dataDir}`;
    return free < FEW_BYTES || percent < FEW_PERCENT
      ? problem(`Disk: only ${text}: make room, or lower BACKUP_KEEP_DAYS.`)
      : ok(`Disk: ${text}.`);
  } catch (error) {
    return problem(`Disk: ${dataDir} cannot be used (${reason(error)}): check DATA_DIR.`);
  }
}
