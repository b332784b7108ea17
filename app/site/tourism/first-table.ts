/** The first table of a sanitised text, which is its shortest summary; '' where there is none. */
export function firstTable(html: string): string {
  return /<table[\s>][\s\S]*?<\/table>/.exec(html)?.[0] ?? '';
}
