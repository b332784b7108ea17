/** The bare text of a piece of sanitised HTML, fit for an attribute. */
function textForAttribute(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .trim()
    .replaceAll('"', '&quot;');
}

/** The headings of a table: the cells of its first row, if that holds nothing but headings. */
function columnLabels(table: string): string[] {
  const firstRow = /<tr[^>]*>([\s\S]*?)<\/tr>/.exec(table)?.[1] ?? '';
  if (firstRow.includes('<td')) return [];
  return [...firstRow.matchAll(/<th[^>]*>([\s\S]*?)<\/th>/g)].map((match) =>
    textForAttribute(match[1] ?? ''),
  );
}

function labelTable(table: string): string {
  const isRegular = !/(?:col|row)span=/.test(table) && table.lastIndexOf('<table') === 0;
  // Joined cells cannot become cards: such a table scrolls inside itself, by keyboard as well.
  if (!isRegular) return `<div class="table-scroll" tabindex="0">${table}</div>`;
  const labels = columnLabels(table);
  let row = -1;
  let column = -1;
  return table.replace(/<(table|tr|th|td)\b([^>]*)>/g, (_tag, name, attributes) => {
    const isHead = row === 0 && labels.length > 0;
    switch (name) {
      case 'table':
        return `<table class="data-table"${attributes}>`;
      case 'tr':
        row += 1;
        column = -1;
        return `<tr${row === 0 && labels.length > 0 ? ' class="table-head"' : ''}${attributes}>`;
      case 'th':
        column += 1;
        if (/\bscope=/.test(attributes)) return `<th${attributes}>`;
        return `<th scope="${isHead ? 'col' : 'row'}"${attributes}>`;
      default: {
        column += 1;
        const label = labels[column];
        return `<td${label ? ` data-label="${label}"` : ''}${attributes}>`;
      }
    }
  });
}

/**
 * Makes the tables of a sanitised text readable on a phone, where each row becomes a card: every cell gets the
 * heading of its column (`data-label`, shown by CSS), and every heading says whether it is of a column or a row.
 */
export function labelTables(html: string): string {
  let result = '';
  let written = 0;
  let start = 0;
  let depth = 0;
  for (const tag of html.matchAll(/<(\/?)table\b[^>]*>/g)) {
    if (tag[1] === '') {
      if (depth === 0) start = tag.index;
      depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      const end = tag.index + tag[0].length;
      result += html.slice(written, start) + labelTable(html.slice(start, end));
      written = end;
    }
  }
  return result + html.slice(written);
}
