import { useRef, type MouseEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import { GridRow } from './data-grid-row.tsx';
import type { RowsProps } from './data-list-types.ts';
import type { RowCursor } from './use-row-cursor.ts';
import type { VirtualRows } from './use-virtual-rows.ts';

interface GridBodyProps<Row> extends RowsProps<Row> {
  readonly id: string;
  readonly virtual: VirtualRows;
  readonly cursor: RowCursor;
}

/**
 * The rows in sight. Elements take turns: the one of a row that scrolled away shows the next one, which costs a change
 * of texts instead of making elements anew. What happens in a row is heard here, once for all.
 */
export function GridBody<Row>(props: GridBodyProps<Row>) {
  const { t } = useLingui();
  const { id, columns, virtual, cursor, rows, rowId, href, onOpen, selection, pending } = props;
  const body = useRef<HTMLDivElement>(null);
  const drawn = rows.slice(virtual.from, virtual.to);
  const selectLabel = selection && t`Select row`;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the grid's active descendant is for the keyboard
    <div
      ref={body}
      role="rowgroup"
      tabIndex={-1}
      className="ui-datagrid-body"
      style={{ height: virtual.height }}
      onClick={(event) => pressed(event, props)}
    >
      {drawn.map((row, offset) => {
        const index = virtual.from + offset;
        const key = rowId(row);
        return (
          <GridRow
            key={virtual.slotOf(index)}
            row={row}
            rowKey={key}
            index={index}
            id={`${id}-${index}`}
            top={index * virtual.rowHeight}
            columns={columns}
            active={index === cursor.active}
            opens={onOpen !== undefined}
            pending={pending?.(row) === true}
            selected={selection?.has(key)}
            selectLabel={selectLabel}
            href={href?.(row)}
          />
        );
      })}
    </div>
  );
}

/** A press on a row opens it, unless it meets a control or selects text; a press on its box selects it. */
function pressed<Row>(
  event: MouseEvent<HTMLElement>,
  { rows, rowId, onOpen, selection, cursor }: GridBodyProps<Row>,
): void {
  const target = event.target as HTMLElement; // a click inside a row lands on an element
  const index = Number(target.closest<HTMLElement>('[role=row]')?.dataset['index']);
  const row = rows[index];
  if (row === undefined) return;
  const before = cursor.active;
  cursor.setActive(index);
  const box = target.closest('.ui-row-check');
  if (box) {
    if (!(target instanceof HTMLInputElement) || !selection) return;
    const between =
      event.shiftKey && before >= 0
        ? [Math.min(before, index), Math.max(before, index) + 1]
        : [index, index + 1];
    for (const one of rows.slice(...between)) selection.onToggle(rowId(one), target.checked);
    return;
  }
  const link = target.closest<HTMLElement>('a.ui-row-link');
  if (event.defaultPrevented || onOpen === undefined) return;
  if (link) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(row);
  } else if (target.closest('a, button, input, label') === null && getSelection()?.type !== 'Range')
    onOpen(row);
}
