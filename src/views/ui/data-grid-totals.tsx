import { memo } from 'react';
import type { Column } from './data-list-types.ts';

/** Sticky sums over all rows; nothing if no column has one. `offset`: there is a checkbox column. */
export const GridTotals = memo(Totals) as typeof Totals;

function Totals<Row>({ columns, offset }: { columns: readonly Column<Row>[]; offset: boolean }) {
  if (columns.every((column) => column.total === undefined)) return null;
  return (
    <div role="rowgroup" className="ui-datagrid-totals">
      <div role="row" className="ui-datagrid-row">
        {columns.map((column, index) => (
          <div
            key={column.id}
            role="gridcell"
            className="ui-cell"
            data-align={column.align ?? 'start'}
            style={index === 0 && offset ? { gridColumnStart: 2 } : undefined}
          >
            {column.total}
          </div>
        ))}
      </div>
    </div>
  );
}
