import { BlockList, isIP } from 'node:net';

/** Whether an address is that of a proxy whose X-Forwarded-For is believed. */
export type IsTrusted = (address: string) => boolean;

/** An address, or a network of them as in `10.0.0.0/8` or `2001:db8::/32` (RFC 4632, section 3.1). */
export interface Network {
  address: string;
  family: 'ipv4' | 'ipv6';
  /** How many bits its addresses have in common: all of them for a single address. */
  prefix: number;
}

/** Reads an address or a network; undefined for anything else. */
export function parseNetwork(text: string): Network | undefined {
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  // `fe80::1%eth0` names an interface of this machine, which a header never does.
  if (version === 0 || address.includes('%') || more.length > 0) return undefined;
  const bits = version === 4 ? 32 : 128;
  if (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)) {
    return undefined;
  }
  return {
    address,
    family: version === 4 ? 'ipv4' : 'ipv6',
    prefix: prefix === undefined ? bits : Number(prefix),
  };
}

/** Who is trusted by a list of addresses and networks, which was checked by {@link parseNetwork}. */
export function trustProxies(list: readonly string[]): IsTrusted {
  const trusted = new BlockList();
  for (const text of list) {
    const network = parseNetwork(text);
    if (!network) throw new Error(`${text} is neither an address nor a network.`);
    trusted.addSubnet(network.address, network.prefix, network.family);
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
}
