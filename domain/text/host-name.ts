import { domainToUnicode } from 'node:url';

/**
 * Where a web address leads, `www.example.gr`, in the letters of its owner: browsers copy a name in Greek ones as
 * `xn--…`. What names no host comes back as it is.
 */
export function hostName(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, port } = new URL(address);
  const name = domainToUnicode(hostname) || hostname;
  return name ? `${name}${port && `:${port}`}` : address;
}
