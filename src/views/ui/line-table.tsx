import { useRef, useState, type ClipboardEvent, type ReactNode, type RefObject } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { clipboardBlock } from './clipboard-block.ts';
import { useFocusOnNewLine, useFocusThatStays } from './line-focus.ts';
import { lineKeys } from './line-table-keys.ts';
import { LineMenu } from './line-menu.tsx';
import type { LineColumn, LineTableProps } from './line-table-types.ts';
import { useSpareColumns } from './use-spare-columns.ts';

/** Lines of a document, edited like a spreadsheet: arrows, Enter, paste from Excel, add and remove. */
export function LineTable<Row>(given: LineTableProps<Row>) {
  const table = useRef<HTMLTableElement>(null);
  const { columns, spare, show } = useSpareColumns(given, table);
  const props = { ...given, columns };
  const { rows, rowId, readOnly = false } = props;
  const { generation, onPaste, ...acts } = useLineActs(props, table);
  return (
    <div className="ui-lines" data-readonly={readOnly}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from its inputs */}
      <table
        ref={table}
        aria-label={props.label}
        onPaste={(event) => !readOnly && pasteBlock(event, onPaste)}
        onKeyDown={(event) => !readOnly && lineKeys(event, acts)}
      >
        <LineHead columns={columns} removable={acts.onRemove !== undefined} />
        <tbody>
          {rows.map((row, index) => (
            <Line
              key={rowId(row)}
              {...props}
              {...acts}
              row={row}
              number={index + 1}
              isLast={index === rows.length - 1}
              generation={generation}
              readOnly={readOnly}
            />
          ))}
        </tbody>
        <LineTotals totals={props.totals} span={columns.length - 1} />
      </table>
      <LineFoot onAdd={acts.onAdd} foot={props.foot} spare={readOnly ? [] : spare} onShow={show} />
    </div>
  );
}

/** The actions of a table, keeping the focus and the typed text correct when lines change. */
function useLineActs<Row>(props: LineTableProps<Row>, table: RefObject<HTMLTableElement | null>) {
  const { staying, replacing } = useFocusThatStays(table);
  const { generation, onUndo, onRedo, onPaste } = useGenerations(props);
  return {
    generation,
    onPaste,
    onAdd: props.readOnly ? undefined : props.onAdd,
    onRemove: props.readOnly || !props.onRemove ? undefined : replacing(props.onRemove),
    onDuplicate: useFocusOnNewLine(table, props.rows.length, props.onDuplicate),
    onMove: props.onMove && staying(props.onMove),
    onUndo: onUndo && staying(onUndo),
    onRedo: onRedo && staying(onRedo),
  };
}

/** Discards the text typed into cells when the whole table changes at once. */
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
  const target = event.target as HTMLElement; // paste events target an element
  const cell = target.closest<HTMLElement>('td[data-column]');
  if (block === undefined || onPaste === undefined || cell === null) return;
  event.preventDefault();
  const at = cell.closest<HTMLElement>('tr')?.dataset['row'] ?? null;
  onPaste(block, { rowId: at, columnId: cell.dataset['column'] ?? '' });
}

interface LineFootProps {
  readonly onAdd: (() => void) | undefined;
  readonly foot: ReactNode;
  /** Columns that can be asked for. */
  readonly spare: readonly { readonly id: string; readonly header: string }[];
  readonly onShow: (column: string) => void;
}

function LineFoot({ onAdd, foot, spare, onShow }: LineFootProps) {
  if (onAdd === undefined && foot === undefined && spare.length === 0) return null;
  return (
    <div className="ui-lines-add ui-no-print">
      {onAdd && (
        <Button size="sm" variant="quiet" icon="plus" onClick={onAdd}>
          <Trans>Add line</Trans>
        </Button>
      )}
      {spare.map(({ id, header }) => (
        <Button
          key={id}
          size="sm"
          variant="quiet"
          icon="columns"
          data-testid={`column-${id}`}
          onClick={() => onShow(id)}
        >
          {header}
        </Button>
      ))}
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
  /** Incremented when text typed into cells is discarded. */
  readonly generation: number;
}

function Line<Row>(props: LineProps<Row>) {
  const { row, columns, rowId } = props;
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
      <LineEnd {...props} id={id} />
    </tr>
  );
}

/** At the end of a line: its menu, or only a remove button. */
function LineEnd<Row>({
  id,
  number,
  isLast,
  onRemove,
  onDuplicate,
  duplicateLabel,
  onMove,
}: LineProps<Row> & { id: string }) {
  const { t } = useLingui();
  if (!onRemove) return null;
  return (
    <td>
      {onDuplicate ? (
        <LineMenu {...{ id, number, isLast, onRemove, onDuplicate, duplicateLabel, onMove }} />
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
      // Invalid text stays as typed, so that it can be corrected.
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
