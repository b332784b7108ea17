/** The words of rich text, a line for each block; cells of a table are set apart. */
export function wordsOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll('p, h2, h3, h4, li, tr, blockquote, br')) {
    block.after('\n');
  }
  for (const cell of body.querySelectorAll('td, th')) cell.append(' | ');
  return (body.textContent ?? '').replace(/\s*\n\s*/g, '\n').trim();
}
