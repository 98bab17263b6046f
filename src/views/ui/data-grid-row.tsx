import type { MouseEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from './checkbox.tsx';
import type { RowsProps, Selection } from './data-list-types.ts';
import { UiLink } from './ui-link.tsx';

interface GridRowProps<Row> extends RowsProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly id: string;
  readonly top: number;
  readonly active: boolean;
  readonly onActivate: () => void;
}

/** One row of the grid, where the scrolling put it. A press opens it, unless it meets a control or selects text. */
export function GridRow<Row>(props: GridRowProps<Row>) {
  const { row, index, rowId, onOpen, onActivate, selection } = props;
  const id = rowId(row);
  const open = (event: MouseEvent<HTMLElement>) => {
    onActivate();
    const target = event.target as HTMLElement; // a click inside a row lands on an element
    const onControl = target.closest('a, button, input, label') !== null;
    if (!event.defaultPrevented && !onControl && getSelection()?.type !== 'Range') onOpen?.(row);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid's active descendant is for the keyboard
    <div
      role="row"
      id={props.id}
      className="ui-datagrid-row"
      aria-rowindex={index + 2}
      aria-selected={selection?.has(id)}
      data-active={props.active}
      data-opens={onOpen !== undefined}
      data-pending={props.pending?.(row) ?? false}
      data-row={id}
      style={{ transform: `translateY(${props.top}px)` }}
      onClick={open}
    >
      {selection && <CheckCell id={id} selection={selection} />}
      <RowCells {...props} />
    </div>
  );
}

function CheckCell({ id, selection }: { id: string; selection: Selection }) {
  const { t } = useLingui();
  return (
    <div role="gridcell" className="ui-cell-check">
      <Checkbox
        label={t`Select row`}
        labelHidden
        tabIndex={-1}
        checked={selection.has(id)}
        onChange={(on) => selection.onToggle(id, on)}
      />
    </div>
  );
}

function RowCells<Row>({ columns, row, href }: GridRowProps<Row>) {
  return columns.map((column, position) => (
    <div key={column.id} role="gridcell" className="ui-cell" data-align={column.align ?? 'start'}>
      {position === 0 && href ? (
        <UiLink to={href(row)} tabIndex={-1}>
          {column.cell(row)}
        </UiLink>
      ) : (
        column.cell(row)
      )}
    </div>
  ));
}
