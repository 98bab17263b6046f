import { useEffect, useRef, useState, type ClipboardEvent, type ReactNode, type RefObject } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { ButtonMenu } from './button-menu.tsx';
import { clipboardBlock } from './clipboard-block.ts';
import { lineKeys } from './line-table-keys.ts';
import type { LineColumn, LineTableProps } from './line-table-types.ts';
import type { MenuItem } from './menu-item.ts';

/** Lines of a document, edited like a spreadsheet: arrows, Enter, paste from Excel, add and remove. */
export function LineTable<Row>(props: LineTableProps<Row>) {
  const { columns, rows, rowId, readOnly = false } = props;
  const table = useRef<HTMLTableElement>(null);
  const onRemove = readOnly ? undefined : props.onRemove;
  const onAdd = readOnly ? undefined : props.onAdd;
  const staying = useFocusThatStays(table);
  const { generation, onUndo, onRedo, onPaste } = useGenerations(props);
  const onMove = props.onMove && staying(props.onMove);
  const onDuplicate = useFocusOnNewLine(table, rows.length, props.onDuplicate);
  return (
    <div className="ui-lines" data-readonly={readOnly}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from its inputs */}
      <table
        ref={table}
        aria-label={props.label}
        onPaste={(event) => !readOnly && pasteBlock(event, onPaste)}
        onKeyDown={(event) =>
          !readOnly &&
          lineKeys(event, {
            onAdd,
            onRemove,
            onDuplicate,
            onMove,
            onUndo: onUndo && staying(onUndo),
            onRedo: onRedo && staying(onRedo),
          })
        }
      >
        <LineHead columns={columns} removable={onRemove !== undefined} />
        <tbody>
          {rows.map((row, index) => (
            <Line
              key={rowId(row)}
              {...props}
              row={row}
              number={index + 1}
              isLast={index === rows.length - 1}
              generation={generation}
              onRemove={onRemove}
              onDuplicate={onDuplicate}
              onMove={onMove}
              readOnly={readOnly}
            />
          ))}
        </tbody>
        <LineTotals totals={props.totals} span={columns.length - 1} />
      </table>
      <LineFoot onAdd={onAdd} foot={props.foot} />
    </div>
  );
}

/** What was typed into a cell no longer counts once the whole table was changed at a stroke. */
function useGenerations<Row>({ onUndo, onRedo, onPaste }: LineTableProps<Row>) {
  const [generation, setGeneration] = useState(0);
  const after =
    <A extends readonly unknown[]>(act: (...args: A) => void) =>
    (...args: A): void => {
      act(...args);
      setGeneration(generation + 1);
    };
  return {
    generation,
    onUndo: onUndo && after(onUndo),
    onRedo: onRedo && after(onRedo),
    onPaste: onPaste && after(onPaste),
  };
}

function pasteBlock<Row>(event: ClipboardEvent<HTMLTableElement>, onPaste: LineTableProps<Row>['onPaste']) {
  const block = clipboardBlock(event.clipboardData.getData('text/plain'));
  const target = event.target as HTMLElement; // a paste lands on an element
  const cell = target.closest<HTMLElement>('td[data-column]');
  if (block === undefined || onPaste === undefined || cell === null) return;
  event.preventDefault();
  const at = cell.closest<HTMLElement>('tr')?.dataset['row'] ?? null;
  onPaste(block, { rowId: at, columnId: cell.dataset['column'] ?? '' });
}

function LineFoot({ onAdd, foot }: { onAdd: (() => void) | undefined; foot: ReactNode }) {
  if (onAdd === undefined && foot === undefined) return null;
  return (
    <div className="ui-lines-add ui-no-print">
      {onAdd && (
        <Button size="sm" variant="quiet" icon="plus" onClick={onAdd}>
          <Trans>Add line</Trans>
        </Button>
      )}
      {foot}
    </div>
  );
}

function LineHead<Row>({ columns, removable }: { columns: readonly LineColumn<Row>[]; removable: boolean }) {
  const { t } = useLingui();
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            data-align={column.align ?? 'start'}
            style={{ width: column.width }}
          >
            {column.header}
          </th>
        ))}
        {removable && (
          <th style={{ width: '2.5rem' }}>
            <span className="ui-hidden">{t`Remove line`}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface LineProps<Row> extends LineTableProps<Row> {
  readonly row: Row;
  readonly number: number;
  readonly isLast: boolean;
  /** Grows when what was typed into cells no longer counts. */
  readonly generation: number;
}

function Line<Row>(props: LineProps<Row>) {
  const { t } = useLingui();
  const { row, number, columns, rowId, onRemove, onDuplicate } = props;
  const id = rowId(row);
  return (
    <tr data-row={id}>
      {columns.map((column) => {
        const error = column.error?.(row);
        return (
          <td
            key={column.id}
            data-column={column.id}
            data-header={column.header}
            data-wide={column.wide === true}
            data-align={column.align ?? 'start'}
            data-invalid={error !== undefined}
          >
            <LineCell {...props} column={column} error={error} />
            {error !== undefined && (
              <span className="ui-lines-error" id={`${id}-${column.id}-error`} role="alert">
                {error}
              </span>
            )}
          </td>
        );
      })}
      {onRemove && (
        <td>
          {onDuplicate ? (
            <LineMenu {...props} onRemove={onRemove} onDuplicate={onDuplicate} id={id} />
          ) : (
            <Button
              size="sm"
              variant="quiet"
              icon="x"
              label={t`Remove line ${number}`}
              onClick={() => onRemove(id)}
            />
          )}
        </td>
      )}
    </tr>
  );
}

interface LineMenuProps extends Pick<LineTableProps<never>, 'onMove'> {
  readonly id: string;
  readonly number: number;
  readonly isLast: boolean;
  readonly onRemove: (id: string) => void;
  readonly onDuplicate: (id: string) => void;
}

/** What can be done with a whole line, with the keys that do the same. */
function LineMenu({ id, number, isLast, onRemove, onDuplicate, onMove }: LineMenuProps) {
  const { t } = useLingui();
  const moves: MenuItem[] = onMove
    ? [
        ...(number > 1
          ? [
              {
                id: 'up',
                label: t`Move up`,
                icon: 'arrowUp',
                hint: 'Alt ⇧ ↑',
                onSelect: () => onMove(id, -1),
              } as const,
            ]
          : []),
        ...(isLast
          ? []
          : [
              {
                id: 'down',
                label: t`Move down`,
                icon: 'chevronDown',
                hint: 'Alt ⇧ ↓',
                onSelect: () => onMove(id, 1),
              } as const,
            ]),
      ]
    : [];
  return (
    <ButtonMenu
      size="sm"
      variant="quiet"
      label={t`Line ${number}`}
      items={[
        {
          id: 'duplicate',
          label: t`Duplicate`,
          icon: 'copy',
          hint: 'Ctrl D',
          onSelect: () => onDuplicate(id),
        },
        ...moves,
        {
          id: 'remove',
          label: t`Remove`,
          icon: 'trash',
          hint: 'Ctrl ⌫',
          danger: true,
          onSelect: () => onRemove(id),
        },
      ]}
    />
  );
}

function LineCell<Row>(props: LineProps<Row> & { column: LineColumn<Row>; error: string | undefined }) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<{ readonly text: string; readonly generation: number }>();
  const { row, number, column, rowId, onCell, readOnly, error, generation } = props;
  const { header } = column;
  const editable = typeof column.editable === 'function' ? column.editable(row) : column.editable === true;
  const label = t`${header}, line ${number}`;
  if (readOnly || (!editable && column.input === undefined)) {
    return <span className="ui-lines-text">{column.render?.(row) ?? column.text(row)}</span>;
  }
  if (column.input !== undefined) return column.input(row, label);
  const id = rowId(row);
  return (
    <input
      className="ui-lines-input"
      aria-label={label}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : `${id}-${column.id}-error`}
      inputMode={column.inputMode ?? 'text'}
      autoComplete="off"
      value={draft?.generation === generation ? draft.text : column.text(row)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setDraft({ text: event.target.value, generation });
        onCell(id, column.id, event.target.value);
      }}
      // What is wrong stays as typed, so that it can be mended.
      onBlur={() => error === undefined && setDraft(undefined)}
    />
  );
}

function LineTotals<Row>({ totals = [], span }: Pick<LineTableProps<Row>, 'totals'> & { span: number }) {
  if (totals.length === 0) return null;
  return (
    <tfoot>
      {totals.map((total) => (
        <tr key={total.id}>
          <td colSpan={span} data-align="end">
            {total.label}
          </td>
          <td data-align="end">{total.value}</td>
        </tr>
      ))}
    </tfoot>
  );
}

interface Copied {
  readonly row: string;
  readonly column: string | undefined;
}

/**
 * A line added while the focus is in the table takes it, in its first control; a copy takes it in the column in which it
 * was. Returns the way to copy a line.
 */
function useFocusOnNewLine(
  table: RefObject<HTMLTableElement | null>,
  count: number,
  onDuplicate: ((row: string) => void) | undefined,
) {
  const before = useRef(count);
  const copied = useRef<Copied | null>(null);
  useEffect(() => {
    const grown = count === before.current + 1;
    before.current = count;
    const near = table.current?.parentElement?.contains(document.activeElement);
    const from = copied.current;
    copied.current = null;
    if (!grown || !near) return;
    const body = table.current?.querySelector('tbody');
    const original = from && body?.querySelector(`tr[data-row="${CSS.escape(from.row)}"]`);
    const line = original?.nextElementSibling ?? body?.lastElementChild;
    const place = from?.column ? line?.querySelector(`td[data-column="${CSS.escape(from.column)}"]`) : line;
    place?.querySelector<HTMLElement>('input, [role=combobox]')?.focus();
  }, [table, count]);
  if (!onDuplicate) return undefined;
  return (row: string): void => {
    const cell = document.activeElement?.closest<HTMLElement>('td[data-column]');
    copied.current = { row, column: cell?.dataset['column'] };
    onDuplicate(row);
  };
}

interface Place {
  readonly element: Element | null;
  readonly index: number;
  readonly column: string;
}

/**
 * Changes that move or take away the line with the focus would lose it: it comes back to where it was, or to the line
 * that stands there now. Returns what wraps such a change.
 */
function useFocusThatStays(table: RefObject<HTMLTableElement | null>) {
  const kept = useRef<Place | null>(null);
  useEffect(() => {
    const place = kept.current;
    kept.current = null;
    if (!place || document.activeElement === place.element) return;
    if (place.element instanceof HTMLElement && place.element.isConnected) return place.element.focus();
    const rows = [...(table.current?.querySelectorAll('tr[data-row]') ?? [])];
    const cell = `td[data-column="${CSS.escape(place.column)}"] :is(input, [role=combobox])`;
    rows[Math.min(place.index, rows.length - 1)]?.querySelector<HTMLElement>(cell)?.focus();
  });
  return <A extends readonly unknown[]>(act: (...args: A) => void) =>
    (...args: A): void => {
      const element = document.activeElement;
      const row = element?.closest('tr[data-row]');
      const index = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : -1;
      const column = element?.closest<HTMLElement>('td[data-column]')?.dataset['column'] ?? '';
      kept.current = row ? { element, index, column } : null;
      act(...args);
    };
}
