/** A link of an entry as a whole address, for programs, which do not know on which site they read it. */
export function wholeLink(link: string, siteUrl: string): string {
  return link.startsWith('/') ? siteUrl + link : link;
}
