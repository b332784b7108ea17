import { BlockList, isIP } from 'node:net';
import { plainAddress } from '../../../domain/limits/network.ts';

/** Whether an address is that of a proxy whose X-Forwarded-For is believed. */
export type IsTrusted = (address: string) => boolean;

/** An address, or a network of them as in `10.0.0.0/8` or `2001:db8::/32` (RFC 4632, section 3.1). */
export interface Network {
  address: string;
  family: 'ipv4' | 'ipv6';
  /** How many bits its addresses have in common: all of them for a single address. */
  prefix: number;
}

/** The bits before the IPv4 address in an IPv6 address that stands for one (RFC 4291, section 2.5.5.2). */
const BITS_BEFORE_IPV4 = 96;

/**
 * Reads an address or a network; undefined for anything else. One of IPv4 may be written as IPv6
 * (`::ffff:10.0.0.0/104`); its prefix then counts the bits of IPv6, and one of less than 96 is refused:
 * `::ffff:10.0.0.0/8` would be everybody.
 */
export function parseNetwork(text: string): Network | undefined {
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  // `fe80::1%eth0` names an interface of this machine, which a header never does.
  if (version === 0 || address.includes('%') || more.length > 0) return undefined;
  const bits = version === 4 ? 32 : 128;
  const common = prefix === undefined ? bits : Number(prefix);
  if (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && common <= bits)) return undefined;
  const plain = plainAddress(address);
  if (isIP(plain) === 6) return { address: plain, family: 'ipv6', prefix: common };
  const inIpv4 = version === 6 ? common - BITS_BEFORE_IPV4 : common;
  return inIpv4 < 0 ? undefined : { address: plain, family: 'ipv4', prefix: inIpv4 };
}

/**
 * Who is trusted by a list of addresses and networks, which was checked by {@link parseNetwork}. An IPv4 address is
 * the same in either of its forms.
 */
export function trustProxies(list: readonly string[]): IsTrusted {
  const trusted = new BlockList();
  for (const text of list) {
    const network = parseNetwork(text);
    if (!network) throw new Error(`${text} is neither an address nor a network.`);
    trusted.addSubnet(network.address, network.prefix, network.family);
  }
  return (asked) => {
    const address = plainAddress(asked);
    const version = isIP(address);
    return version !== 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
}
