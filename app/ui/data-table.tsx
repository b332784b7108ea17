import type { ReactNode } from 'react';

interface DataTableProps {
  /** What the table holds; read out before it, and shown unless hidden. */
  caption: string;
  isCaptionHidden?: boolean;
  columns: {
    label: string;
    /** Figures stand at the end. */
    align?: 'start' | 'end';
  }[];
  /** The first cell names its row. */
  rows: { key: string; cells: ReactNode[] }[];
}

/**
 * A table that becomes a list of cards on a phone. The roles are repeated in ARIA because browsers
 * forget them when the boxes of a table are laid out otherwise.
 */
export function DataTable({ caption, isCaptionHidden = false, columns, rows }: DataTableProps) {
  const alignment = (index: number) => (columns[index]?.align === 'end' ? 'is-figure' : undefined);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above.
    <table role="table" className="data-table">
      <caption className={isCaptionHidden ? 'sr-only' : undefined}>{caption}</caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
        <tr role="row">
          {columns.map((column, index) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above.
            <th key={column.label} role="columnheader" scope="col" className={alignment(index)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <tbody role="rowgroup">
        {rows.map((row) => (
          // biome-ignore lint/a11y/noRedundantRoles: see above.
          <tr key={row.key} role="row">
            {row.cells.map((cell, index) => {
              const label = columns[index]?.label;
              return index === 0 ? (
                // biome-ignore lint/a11y/noRedundantRoles: see above.
                <th key={label} role="rowheader" scope="row" className={alignment(index)}>
                  {cell}
                </th>
              ) : (
                // biome-ignore lint/a11y/noRedundantRoles: see above.
                <td key={label} role="cell" data-label={label} className={alignment(index)}>
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
