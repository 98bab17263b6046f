import { useEffect, useRef, useState, type RefObject } from 'react';
import type { LineColumn, LineTableProps } from './line-table-types.ts';

interface SpareColumns<Row> {
  /** The columns to show. */
  readonly columns: readonly LineColumn<Row>[];
  /** Those that are hidden. */
  readonly spare: readonly LineColumn<Row>[];
  /** Shows one, and goes to its first cell. */
  readonly show: (column: string) => void;
}

/** Hides rarely used columns until a line has a text in them, or they are asked for. */
export function useSpareColumns<Row>(
  { columns, rows }: Pick<LineTableProps<Row>, 'columns' | 'rows'>,
  table: RefObject<HTMLTableElement | null>,
): SpareColumns<Row> {
  // A column that has been used stays: clearing its last cell must not take the cell away.
  const [used, setUsed] = useState<ReadonlySet<string>>(new Set());
  const asked = useRef<string | null>(null);
  const isUsed = (column: LineColumn<Row>): boolean =>
    used.has(column.id) || rows.some((row) => column.text(row) !== '' || column.error?.(row) !== undefined);
  const spare = columns.filter((column) => column.spare === true && !isUsed(column));
  const fresh = columns.filter(({ id, spare: isSpare }) => isSpare === true && !used.has(id)).filter(isUsed);
  if (fresh.length > 0) setUsed(new Set([...used, ...fresh.map(({ id }) => id)]));
  useEffect(() => {
    const id = asked.current;
    asked.current = null;
    if (id !== null)
      table.current?.querySelector<HTMLElement>(`td[data-column="${CSS.escape(id)}"] input`)?.focus();
  });
  return {
    columns: columns.filter((column) => !spare.includes(column)),
    spare,
    show: (column) => {
      asked.current = column;
      setUsed(new Set([...used, column]));
    },
  };
}
