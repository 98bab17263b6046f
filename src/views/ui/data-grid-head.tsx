import { memo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from './checkbox.tsx';
import type { Column, Sort } from './data-list-types.ts';
import { Icon } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';

interface GridHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort?: Sort | undefined;
  readonly onSort?: ((sort: Sort) => void) | undefined;
  /** Whether the rows in sight are selected, or some of the list; undefined if rows are not selectable. */
  readonly selected: 'none' | 'some' | 'all' | undefined;
  readonly onPage: (on: boolean) => void;
}

/** The sticky header: select the page, names, sort order. Not re-rendered while the rows scroll. */
export const GridHead = memo(Head) as typeof Head;

function Head<Row>({ columns, sort, onSort, selected, onPage }: GridHeadProps<Row>) {
  const { t } = useLingui();
  return (
    <div role="rowgroup" className="ui-datagrid-head" data-tour="list-rows">
      <div role="row" aria-rowindex={1} className="ui-datagrid-row">
        {selected && (
          <div role="columnheader" className="ui-cell-check">
            <Checkbox
              label={t`Select the rows in view`}
              labelHidden
              checked={selected === 'all'}
              mixed={selected === 'some'}
              onChange={onPage}
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
      data-narrow={column.narrow}
      aria-sort={sortable ? (direction ?? 'none') : undefined}
    >
      {sortable ? (
        <Tooltip text={column.hint}>
          {(describedBy) => (
            <button
              type="button"
              className="ui-sort"
              aria-describedby={describedBy}
              onClick={() => onSort(next)}
            >
              <span className="ui-truncate">{column.header}</span>
              <Icon name={direction === 'descending' ? 'sortDown' : 'sortUp'} size={14} />
            </button>
          )}
        </Tooltip>
      ) : (
        <span className="ui-sort">
          <span className="ui-truncate">{column.header}</span>
        </span>
      )}
    </div>
  );
}
