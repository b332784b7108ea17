/** Whether a link of rich text may point there: a path of this site, a web, mail or phone address. */
export function isAllowedLink(address: string): boolean {
  return /^(?:\/(?!\/)|#|https?:\/\/[^\s/]|mailto:\S|tel:\S)/i.test(address.trim());
}

/** The address that somebody means: 'www.gov.gr' and 'name@example.org' get the missing beginning. */
export function completeLink(typed: string): string {
  const address = typed.trim();
  if (/^[^\s@/:#]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  if (/^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[/?#]\S*)?$/u.test(address)) {
    return `https://${address}`;
  }
  return address;
}
