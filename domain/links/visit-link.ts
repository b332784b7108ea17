import { isUtf8 } from 'node:buffer';
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * What an address of another site answers: something; that it is gone for good (404, 410, no such host); or
 * nothing that says either, such as a failure of that site, a refusal of machines, or silence. What is at this server
 * itself is 'own' and not asked.
 */
export type LinkState = 'answers' | 'gone' | 'unclear' | 'own';

export interface VisitOptions {
  /** Said to the other site, with the address of this one. */
  userAgent: string;
  /** Milliseconds for each address on the way. */
  timeoutMs?: number;
  /** Whether a host's IP address may be asked; by default only public ones, since staff write the addresses. */
  mayVisit?: (address: string) => boolean;
  /**
   * Whether an IP address is this server's: it may answer itself on ports that are closed to everybody else. By
   * default none is. See {@link findOwnAddresses}.
   */
  isOwn?: (address: string) => boolean;
}

const TIMEOUT_MS = 10_000;
const MOST_REDIRECTS = 5;
/** Answers to HEAD that may be otherwise for GET, since few sites expect it. */
const UNSURE_OF_HEAD = new Set([400, 403, 404, 405, 501]);
const GONE = new Set([404, 410]);

/**
 * Networks that are not the public internet: this machine, its neighbours, and what providers keep there. All of
 * IANA's register of special IPv4 addresses (RFC 6890), whether they can be reached or not: none has a website.
 */
const NOT_PUBLIC = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv4');
}
// Of IPv6 only 2000::/3 is public, which leaves out all that carry an IPv4 address but those of two networks within it
// (Teredo, 6to4); within it, what its register of special addresses has (RFC 9637 the latest) is not.
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const) {
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv6');
}

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !NOT_PUBLIC.check(address, 'ipv4');
  return PUBLIC_V6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}

/**
 * The public IP addresses of this server: those of its name, and those that the machine has itself. Private ones are
 * never visited anyway.
 */
export async function findOwnAddresses(hostname: string): Promise<Set<string>> {
  const ofName = await lookup(withoutBrackets(hostname), { all: true }).catch(() => []);
  const ofMachine = Object.values(networkInterfaces()).flatMap((some = []) => some);
  const all = [...ofName, ...ofMachine].map(({ address }) => address);
  return new Set(all.filter(isPublicAddress));
}

function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** Asks an address (`http:` or `https:`), follows where it leads, and says what is there. It never throws. */
export async function visitLink(url: string, options: VisitOptions): Promise<LinkState> {
  let next = url;
  try {
    for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
      let answer = await ask('HEAD', next, options);
      if (answer !== 'own' && UNSURE_OF_HEAD.has(answer.status))
        answer = await ask('GET', next, options);
      if (answer === 'own') return 'own';
      if (GONE.has(answer.status)) return 'gone';
      if (answer.status < 300) return 'answers';
      if (answer.status >= 400 || !answer.location) return 'unclear';
      next = new URL(answer.location, next).href;
    }
    return 'unclear';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOTFOUND' ? 'gone' : 'unclear';
  }
}

/**
 * A header as it was meant. Node takes each byte for a letter; where the bytes are letters in UTF-8, as Greek sites
 * send them, browsers read them so.
 */
function asUtf8(header: string): string {
  const bytes = Buffer.from(header, 'latin1');
  return isUtf8(bytes) ? bytes.toString() : header;
}

async function ask(
  method: 'HEAD' | 'GET',
  url: string,
  options: VisitOptions,
): Promise<{ status: number; location: string | undefined } | 'own'> {
  const { userAgent, timeoutMs = TIMEOUT_MS, mayVisit = isPublicAddress, isOwn } = options;
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error(`${protocol} is not visited`);
  const found = await lookup(withoutBrackets(hostname), { all: true });
  if (found.some(({ address }) => isOwn?.(address))) return 'own';
  const addresses = found.filter(({ address }) => mayVisit(address));
  if (addresses.length === 0) throw new Error(`${hostname} is not on the public internet`);
  const request = protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method,
        headers: { 'User-Agent': userAgent, Accept: '*/*' },
        signal: AbortSignal.timeout(timeoutMs),
        // The addresses that were looked at, so that no second look-up leads elsewhere.
        lookup: (_, { all }, give) => {
          const [first] = addresses as [LookupAddress];
          if (all) give(null, addresses);
          else give(null, first.address, first.family);
        },
      },
      (response) => {
        const { location } = response.headers;
        resolve({ status: response.statusCode as number, location: location && asUtf8(location) });
        // Its first line is all that is wanted.
        response.destroy();
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}
