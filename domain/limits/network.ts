import { isIP, SocketAddress } from 'node:net';

const MAPPED = '::ffff:';

/**
 * An address in its one form, so that whoever has it counts once however it is written: IPv6 as RFC 5952 writes it, and
 * an IPv4 address that a socket or a proxy wrote as IPv6 (`::ffff:10.0.0.1`, `::ffff:a00:1`) as IPv4. What is no
 * address stays as it is.
 */
export function plainAddress(address: string): string {
  if (isIP(address) !== 6) return address;
  const plain = new SocketAddress({ address, family: 'ipv6' }).address;
  const mapped = plain.startsWith(MAPPED) ? plain.slice(MAPPED.length) : '';
  return isIP(mapped) === 4 ? mapped : plain;
}

/** An IPv6 connection owns a /64 network: its addresses count as one. IPv4 addresses stay as they are. */
export const networkOf = (address: string): string => firstGroups(address, 4);

/**
 * All that one customer of a provider has at most: a /48 of IPv6 (RFC 6177), with 65,536 networks in it. An IPv4
 * address stays as it is.
 */
export const siteOf = (address: string): string => firstGroups(address, 3);

/** So many of the eight groups of an IPv6 address; an IPv4 address as it is. */
function firstGroups(address: string, count: number): string {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail = ''] = plain.split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  while (groups.length + last.length < 8) groups.push('0');
  return [...groups, ...last].slice(0, count).join(':');
}
