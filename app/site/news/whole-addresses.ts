/**
 * The HTML of a text of this site with whole addresses, for those who read it elsewhere. `page` is the whole address
 * of the page that it stands on, to which addresses of places in it lead.
 */
export function withWholeAddresses(html: string, page: string): string {
  // `>` is escaped within tags, and a text may speak of addresses.
  return html.replaceAll(/<[a-z][^>]*>/gi, (tag) =>
    tag
      .replace(/ (href|src)="([^"]*)"/, (_, name, address) => ` ${name}="${whole(address, page)}"`)
      .replace(/(?<= srcset=")[^"]*/i, (list) =>
        list.replace(/(?<=^|, )\S+/g, (address) => whole(address, page)),
      ),
  );
}

/** Addresses in HTML are escaped; those of this site begin with a slash, or are a place on the page. */
function whole(address: string, page: string): string {
  if (address.startsWith('#')) return page.replaceAll('&', '&amp;') + address;
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  return new URL(page).origin + address;
}
