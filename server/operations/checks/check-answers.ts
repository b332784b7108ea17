import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { type PeerCertificate, TLSSocket } from 'node:tls';
import { DAY_MS } from '../../../domain/time/durations.ts';
import type { Settings } from '../../settings.ts';
import { type CheckFinding, note, ok, problem, reason } from './finding.ts';

const TIMEOUT_MS = 5000;
/** Certificates are usually renewed a month before their end. */
const SOON_DAYS = 21;
const VERY_SOON_DAYS = 7;

/** How names are looked up and which certificates are believed, where that is not the machine's. */
export interface Reach {
  lookup?: LookupFunction;
  ca?: string;
}

interface Answer {
  status: number;
  body: string;
  location: string;
  certificate: PeerCertificate | undefined;
  /** Node's name of what is wrong with the certificate; '' for nothing. */
  distrust: string;
}

/** Whether the site answers where the proxy looks for it. */
export async function checkPort(
  { host, port }: Pick<Settings, 'host' | 'port'>,
  isInstalled: boolean,
): Promise<CheckFinding> {
  const name = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  const url = `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
  try {
    const { status } = await ask(`${url}/readyz`);
    if (status === 200) return ok(`Site: it answers at ${url} and is ready.`);
    return status === 503
      ? problem(`Site: it answers at ${url}, but its database does not: see the lines about that.`)
      : problem(`Site: something else answers at ${url} (${status}): set PORT to a free port.`);
  } catch (error) {
    const text = `Site: nothing answers at ${url} (${reason(error)}): start it, or correct PORT and HOST.`;
    return isInstalled ? problem(text) : note(text);
  }
}

/** Whether the site answers at its public address, and with a certificate that browsers accept. */
export async function checkSiteUrl(
  { siteUrl }: Pick<Settings, 'siteUrl'>,
  now: Date,
  reach: Reach = {},
): Promise<CheckFinding> {
  const { hostname } = new URL(siteUrl);
  let answer: Answer;
  try {
    answer = await ask(`${siteUrl}/healthz`, reach);
  } catch (error) {
    return problem(`Address: ${siteUrl} ${describeSilence(error, hostname)}`);
  }
  const distrusted = describeDistrust(answer, hostname, now);
  if (distrusted) return problem(`Address: ${distrusted}`);
  if (answer.status >= 300 && answer.status < 400) {
    return problem(
      `Address: ${siteUrl} leads to ${answer.location.slice(0, 100)}: set SITE_URL to where the site really is.`,
    );
  }
  if (/^50[234]$/.test(String(answer.status))) {
    return problem(
      `Address: a proxy answers at ${siteUrl}, but does not reach the site (${answer.status}): check where it connects to.`,
    );
  }
  if (answer.status !== 200 || answer.body !== 'ok') {
    return problem(
      `Address: something else than this site answers at ${siteUrl} (${answer.status}): check its name and the proxy.`,
    );
  }
  if (!answer.certificate) return ok(`Address: ${siteUrl} answers.`);
  const days = daysLeft(answer.certificate, now);
  return days < SOON_DAYS
    ? note(
        `Address: the certificate of ${hostname} ends in ${days} days: is it renewed by itself (systemctl list-timers)?`,
      )
    : ok(`Address: ${siteUrl} answers; its certificate is valid for ${days} days.`);
}

function describeSilence(error: unknown, hostname: string): string {
  const { code } = error as { code?: string };
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `has no address (${code}): check the DNS record of ${hostname}.`;
  }
  if (code === 'EPROTO' || code?.startsWith('ERR_SSL')) {
    return 'speaks no TLS: give the proxy a certificate.';
  }
  return `does not answer this machine (${reason(error)}): does the proxy run, and does the firewall let it through?`;
}

function describeDistrust(answer: Answer, hostname: string, now: Date): string | undefined {
  const { certificate, distrust } = answer;
  if (!certificate) return undefined;
  const days = daysLeft(certificate, now);
  if (days < 0 || distrust === 'CERT_HAS_EXPIRED') {
    return `the certificate of ${hostname} ended on ${certificate.valid_to}: renew it.`;
  }
  if (distrust === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return `the certificate at ${hostname} is of other names (${certificate.subjectaltname ?? 'none'}): get one for ${hostname}.`;
  }
  if (distrust) {
    return `browsers refuse the certificate of ${hostname} (${distrust}): get one from a public authority, with its whole chain.`;
  }
  return days < VERY_SOON_DAYS
    ? `the certificate of ${hostname} ends in ${days} days: renew it now.`
    : undefined;
}

const daysLeft = ({ valid_to }: PeerCertificate, now: Date) =>
  Math.floor((Date.parse(valid_to) - now.getTime()) / DAY_MS);

/** Asks once, and follows nothing. Throws what the network says. */
function ask(url: string, { lookup, ca }: Reach = {}): Promise<Answer> {
  const isSecure = url.startsWith('https:');
  const options: RequestOptions & { ca?: string } = {
    agent: false,
    timeout: TIMEOUT_MS,
    ...(lookup && { lookup }),
    ...(ca && { ca }),
  };
  return new Promise((resolve, reject) => {
    // What is wrong with a certificate is to be said, so it is looked at instead of refused.
    const request = isSecure
      ? requestHttps(url, { ...options, rejectUnauthorized: false })
      : requestHttp(url, options);
    request.on('timeout', () => request.destroy(new Error(`no answer in ${TIMEOUT_MS / 1000} s`)));
    request.on('error', reject);
    request.on('response', (response) => {
      const { socket } = response;
      const certificate = socket instanceof TLSSocket ? socket.getPeerCertificate() : undefined;
      const distrust =
        socket instanceof TLSSocket && !socket.authorized ? String(socket.authorizationError) : '';
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        // An answer of ours is two letters.
        if (body.length < 100) body += chunk;
        else request.destroy();
      });
      response.on('close', () =>
        resolve({
          status: response.statusCode ?? 0,
          body,
          location: response.headers.location ?? '',
          certificate,
          distrust,
        }),
      );
    });
    request.end();
  });
}
