import { describe, expect, it } from 'vitest';
import { labelTables } from './prose-tables.ts';

describe('tables in a text', () => {
  it('give every cell the heading of its column', () => {
    const html =
      '<p>a</p><table><thead><tr><th>Kind</th><th>A "day" &amp; <em>more</em></th></tr></thead><tbody><tr><td>x</td><td lang="en">y</td></tr></tbody></table><p>b</p>';
    expect(labelTables(html)).toBe(
      '<p>a</p><table class="data-table"><thead><tr class="table-head"><th scope="col">Kind</th><th scope="col">A "day" &amp; <em>more</em></th></tr></thead><tbody><tr><td data-label="Kind">x</td><td data-label="A &quot;day&quot; &amp; more" lang="en">y</td></tr></tbody></table><p>b</p>',
    );
  });

  it('do without headings where there are none, and know the headings of rows', () => {
    const html = '<table><tbody><tr><th>Fee</th><td>none</td></tr></tbody></table>';
    expect(labelTables(html)).toContain('<tr><th scope="row">Fee</th><td>none</td></tr>');
  });

  it('know the column of a cell behind the heading of its row', () => {
    const html =
      '<table><tbody><tr><th>What</th><th>Fee</th><th>Days</th></tr><tr><th>Permit</th><td>20 €</td><td>3</td></tr></tbody></table>';
    expect(labelTables(html)).toContain(
      '<th scope="row">Permit</th><td data-label="Fee">20 €</td><td data-label="Days">3</td>',
    );
  });

  it('keep the scope that a heading has', () => {
    const html =
      '<table><tbody><tr><th scope="rowgroup">Fee</th><td>none</td></tr></tbody></table>';
    expect(labelTables(html)).toContain('<th scope="rowgroup">Fee</th>');
  });

  it('scroll by keyboard where cells are joined or tables nested', () => {
    const joined = '<table><tr><td colspan="2">a</td></tr></table>';
    expect(labelTables(joined)).toBe(`<div class="table-scroll" tabindex="0">${joined}</div>`);
    const below = joined.replace('colspan', 'rowspan');
    expect(labelTables(below)).toBe(`<div class="table-scroll" tabindex="0">${below}</div>`);
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
