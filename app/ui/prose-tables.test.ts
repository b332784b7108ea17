import { describe, expect, it } from 'vitest';
import { labelTables } from './prose-tables.ts';

describe('tables in a text', () => {
  it('give every cell the heading of its column', () => {
    const html =
      '<p>a</p><table><thead><tr><th>Kind</th><th>A "day" &amp; <em>more</em></th></tr></thead><tbody><tr><td>x</td><td lang="en">y</td></tr></tbody></table><p>b</p>';
    expect(labelTables(html)).toBe(
      '<p>a</p><table role="table" class="data-table"><thead role="rowgroup"><tr role="row" class="table-head"><th role="columnheader">Kind</th><th role="columnheader">A "day" &amp; <em>more</em></th></tr></thead><tbody role="rowgroup"><tr role="row"><td role="cell" data-label="Kind">x</td><td role="cell" data-label="A &quot;day&quot; &amp; more" lang="en">y</td></tr></tbody></table><p>b</p>',
    );
  });

  it('do without headings where there are none, and know the headings of rows', () => {
    const html = '<table><tbody><tr><th>Fee</th><td>none</td></tr></tbody></table>';
    expect(labelTables(html)).toContain(
      '<tr role="row"><th role="rowheader">Fee</th><td role="cell">none</td></tr>',
    );
  });

  it('scroll by keyboard where cells are joined or tables nested', () => {
    const joined = '<table><tr><td colspan="2">a</td></tr></table>';
    expect(labelTables(joined)).toBe(`<div class="table-scroll" tabindex="0">${joined}</div>`);
    const nested = '<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>';
    expect(labelTables(`${nested}<p>b</p>`)).toBe(
      `<div class="table-scroll" tabindex="0">${nested}</div><p>b</p>`,
    );
  });

  it('leave other text, and a table without an end, as they are', () => {
    expect(labelTables('<p>a</p>')).toBe('<p>a</p>');
    expect(labelTables('<p>a</p><table><tr>')).toBe('<p>a</p><table><tr>');
  });
});
