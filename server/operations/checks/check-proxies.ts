import { parseNetwork } from '../../http/requests/trusted-proxies.ts';
import type { Settings } from '../../settings.ts';
import { type CheckFinding, note, problem } from './finding.ts';

/** Of a network with fewer common bits there is none that holds proxies alone. */
const EVERYBODY = { ipv4: 8, ipv6: 16 };
/** A larger one than the networks that a machine or an office has. */
const LARGE = { ipv4: 24, ipv6: 64 };

/**
 * Whether more addresses are trusted than can be proxies: a trusted sender decides under which address it counts.
 */
export function checkProxies({ trustedProxies }: Pick<Settings, 'trustedProxies'>): CheckFinding[] {
  const networks = trustedProxies.flatMap((text) => {
    const network = parseNetwork(text);
    return network ? [{ text, ...network }] : [];
  });
  const everybody = networks.filter(({ prefix, family }) => prefix < EVERYBODY[family]);
  if (everybody.length > 0) {
    return [
      problem(
        `Proxies: TRUSTED_PROXIES has ${everybody[0]?.text}, which trusts everybody: limits of attempts count nobody rightly. Name the addresses of the proxies alone.`,
      ),
    ];
  }
  const large = networks.filter(({ prefix, family }) => prefix < LARGE[family]);
  if (large.length === 0) return [];
  return [
    note(
      `Proxies: TRUSTED_PROXIES has ${large.map(({ text }) => text).join(', ')}: everybody in it may choose the address under which they count. Are there proxies alone?`,
    ),
  ];
}
