/** The first table of a sanitised text, which says the most in the least space; '' where there is none. */
export function firstTable(html: string): string {
  return /<table>[\s\S]*?<\/table>/.exec(html)?.[0] ?? '';
}
