import type { ReactNode } from 'react';

interface DataTableProps {
  /** The title of the table; read out before it, and shown unless hidden. */
  caption: string;
  isCaptionHidden?: boolean;
  columns: {
    label: string;
    /** Figures are aligned to the end. */
    align?: 'start' | 'end';
  }[];
  /** The first cell names its row. */
  rows: { key: string; cells: ReactNode[] }[];
}

/**
 * A table that becomes a list of cards on a phone. For screen readers it stays a table there (e2e/tables.e2e.ts).
 * ARIA roles do not repeat that, since HTML does not allow them within a table.
 */
export function DataTable({ caption, isCaptionHidden = false, columns, rows }: DataTableProps) {
  const alignment = (index: number) => (columns[index]?.align === 'end' ? 'is-figure' : undefined);
  return (
    <table className="data-table">
      <caption className={isCaptionHidden ? 'sr-only' : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column.label} scope="col" className={alignment(index)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            {row.cells.map((cell, index) => {
              const label = columns[index]?.label;
              return index === 0 ? (
                <th key={label} scope="row" className={alignment(index)}>
                  {cell}
                </th>
              ) : (
                <td key={label} data-label={label} className={alignment(index)}>
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
