/**
 * HTML of the editor as the public page wants it: list items and cells hold their words directly,
 * tables have a head, and the empty paragraph that the editor keeps at the end is gone.
 */
export function tidyHtml(html: string): string {
  const body = parse(html);
  for (const element of body.querySelectorAll('li, td, th')) unwrapOnlyParagraph(element);
  for (const table of body.querySelectorAll('table')) markHead(table);
  while (body.lastElementChild?.tagName === 'P' && body.lastElementChild.innerHTML === '') {
    body.lastElementChild.remove();
  }
  return body.innerHTML;
}

/** Stored HTML as the editor can hold it: a table has no caption there, so its words go in front. */
export function openHtml(html: string): string {
  if (!html.includes('<caption')) return html;
  const body = parse(html);
  for (const caption of body.querySelectorAll('caption')) {
    const words = document.createElement('p');
    words.append(...caption.childNodes);
    caption.closest('table')?.before(words);
    caption.remove();
  }
  return body.innerHTML;
}

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

function unwrapOnlyParagraph(element: Element): void {
  const [first, ...rest] = element.children;
  const othersAreLists = rest.every((child) => child.tagName === 'UL' || child.tagName === 'OL');
  if (first?.tagName !== 'P' || first.attributes.length > 0 || !othersAreLists) return;
  first.replaceWith(...first.childNodes);
}

function markHead(table: HTMLTableElement): void {
  const first = table.rows[0];
  if (!first || table.tHead || [...first.cells].some((cell) => cell.tagName !== 'TH')) return;
  for (const cell of first.cells) cell.setAttribute('scope', 'col');
  table.createTHead().append(first);
  for (const body of [...table.tBodies]) if (body.rows.length === 0) body.remove();
}
