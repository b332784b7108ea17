/**
 * HTML of the editor as the public page wants it: list items and cells hold their words directly, tables have a head,
 * pictures without words have no caption, and the empty paragraph that the editor keeps at the end is gone. A pasted
 * picture that is still on its way is left out.
 */
export function tidyHtml(html: string): string {
  const body = parse(html);
  for (const element of body.querySelectorAll('li, td, th')) unwrapOnlyParagraph(element);
  for (const table of body.querySelectorAll('table')) markHead(table);
  for (const caption of body.querySelectorAll('figcaption')) {
    if (caption.innerHTML.trim() === '') caption.remove();
  }
  for (const picture of body.querySelectorAll('img[data-pasted]')) {
    picture.closest('figure')?.remove();
  }
  while (body.lastElementChild?.tagName === 'P' && body.lastElementChild.innerHTML === '') {
    body.lastElementChild.remove();
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

/** The first rows are the table's head as long as all their cells name columns; a cell that names a row says so. */
function markHead(table: HTMLTableElement): void {
  if (!table.tHead) {
    const rows = [...table.rows];
    const end = rows.findIndex((row) => [...row.cells].some((cell) => cell.tagName !== 'TH'));
    // Of a table of such cells alone only the first row.
    const head = rows.slice(0, end < 0 ? 1 : end);
    if (head.length > 0) {
      for (const cell of head.flatMap((row) => [...row.cells])) setScope(cell, 'col');
      table.createTHead().append(...head);
    }
  }
  for (const body of [...table.tBodies]) {
    for (const row of body.rows) {
      const [first] = row.cells;
      if (first?.tagName === 'TH') setScope(first, 'row');
    }
    if (body.rows.length === 0) body.remove();
  }
}

function setScope(cell: HTMLTableCellElement, scope: 'col' | 'row'): void {
  if (!cell.getAttribute('scope')) cell.setAttribute('scope', scope);
}
