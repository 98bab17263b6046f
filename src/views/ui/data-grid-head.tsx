import { useLingui } from '@lingui/react/macro';
import { Checkbox } from './checkbox.tsx';
import type { Column, Selection, Sort } from './data-list-types.ts';
import { Icon } from './icon.tsx';

interface GridHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort?: Sort | undefined;
  readonly onSort?: ((sort: Sort) => void) | undefined;
  readonly selection?: Selection | undefined;
  readonly total: number;
}

/** The sticky head: select all, names, sort order. */
export function GridHead<Row>({ columns, sort, onSort, selection, total }: GridHeadProps<Row>) {
  const { t } = useLingui();
  const all = selection !== undefined && total > 0 && selection.count >= total;
  return (
    <div role="rowgroup" className="ui-datagrid-head" data-tour="list-rows">
      <div role="row" aria-rowindex={1} className="ui-datagrid-row">
        {selection && (
          <div role="columnheader" className="ui-cell-check">
            <Checkbox
              label={t`Select all rows`}
              labelHidden
              checked={all}
              mixed={!all && selection.count > 0}
              onChange={(on) => selection.onAll(on)}
            />
          </div>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </div>
    </div>
  );
}

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: Pick<GridHeadProps<Row>, 'sort' | 'onSort'> & { column: Column<Row> }) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const sortable = column.sortable === true && onSort !== undefined;
  const next: Sort = { column: column.id, direction: direction === 'ascending' ? 'descending' : 'ascending' };
  return (
    <div
      role="columnheader"
      className="ui-cell"
      data-align={column.align ?? 'start'}
      aria-sort={sortable ? (direction ?? 'none') : undefined}
    >
      {sortable ? (
        <button type="button" className="ui-sort" onClick={() => onSort(next)}>
          <span className="ui-truncate">{column.header}</span>
          <Icon name={direction === 'descending' ? 'sortDown' : 'sortUp'} size={14} />
        </button>
      ) : (
        <span className="ui-sort">
          <span className="ui-truncate">{column.header}</span>
        </span>
      )}
    </div>
  );
}
