import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Autocomplete } from '#views/ui/autocomplete.tsx';
import { LineTable } from '#views/ui/line-table.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { unreadProblem } from '#views/ui/number-problem.ts';
import { Select } from '#views/ui/select.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { cellOf, readCell, withCell, type FormColumn } from './form-columns.ts';
import { PastedNotice, type Pasted } from './paste-report.tsx';
import { pastedRows } from './pasted-rows.ts';
import { useFieldSentence } from '../document/refusal-sentence.ts';
import type { Form } from '../document/use-form.ts';

interface FormLinesProps<Row> {
  readonly form: Pick<Form<never>, 'error' | 'mistyped' | 'draft'>;
  /** The list's path in the form, for its messages. */
  readonly path: string;
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly FormColumn<Row>[];
  /** Receives the new rows. */
  readonly onRows: (rows: readonly Row[]) => void;
  /** A new row, given the existing ones. */
  readonly blank: (rows: readonly Row[]) => Row;
}

interface Line<Row> {
  readonly index: number;
  readonly row: Row;
}

/** A list within a form, edited like a spreadsheet. Its rows have no ids: they are identified by position. */
export function FormLines<Row>(props: FormLinesProps<Row>) {
  const { form, label, rows, columns, onRows, blank } = props;
  const { toLine, type, forgetFrom } = useLineColumns<Row>(props);
  const { onPaste, notice } = usePasting(props, forgetFrom);
  const turnBack = (act: () => void) => (): void => {
    forgetFrom(0);
    act();
  };
  return (
    <>
      {notice}
      <LineTable<Line<Row>>
        label={label}
        rows={rows.map((row, index) => ({ row, index }))}
        rowId={(line) => String(line.index)}
        columns={columns.map(toLine)}
        onCell={(row, id, text) => {
          const column = columns.find((one) => one.id === id);
          if (column) type(column, Number(row), text);
        }}
        onPaste={onPaste}
        onAdd={() => onRows([...rows, blank(rows)])}
        onRemove={(row) => {
          forgetFrom(Number(row));
          onRows(rows.filter((_, index) => index !== Number(row)));
        }}
        onUndo={turnBack(form.draft.undo)}
        onRedo={turnBack(form.draft.redo)}
      />
    </>
  );
}

/** Pastes a block from a spreadsheet, and reports what could not be read. */
function usePasting<Row>(props: FormLinesProps<Row>, forgetFrom: (index: number) => void) {
  const { rows, columns, blank, onRows } = props;
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const { locale } = useFormat();
  return {
    onPaste: (
      block: readonly (readonly string[])[],
      at: { readonly rowId: string | null; readonly columnId: string },
    ): void => {
      const line = at.rowId === null ? rows.length : Number(at.rowId);
      const result = pastedRows(rows, block, { line, column: at.columnId, columns, locale, blank });
      forgetFrom(line);
      onRows(result.rows);
      setPasted({ rows: block.length, unread: result.unread });
    },
    notice: <PastedNotice pasted={pasted} onForget={() => setPasted(null)} />,
  };
}

function useLineColumns<Row>({ form, path, rows, columns, onRows }: FormLinesProps<Row>) {
  const format = useFormat();
  const sentence = useFieldSentence();
  const { t } = useLingui();
  const put = (column: FormColumn<Row>, index: number, value: string | number): void =>
    onRows(rows.map((row, at) => (at === index ? withCell(row, column, value) : row)));
  const toLine = (column: FormColumn<Row>, position: number): LineColumn<Line<Row>> => ({
    id: column.id,
    header: column.header,
    ...(column.width === undefined ? {} : { width: column.width }),
    wide: position === 0,
    editable: column.kind === 'text' || column.kind === 'number',
    align: column.kind === 'number' ? 'end' : 'start',
    inputMode: column.kind === 'number' ? 'decimal' : 'text',
    text: ({ row }) => shownIn(column, row, format.decimal),
    error: ({ row, index }) => {
      const error = form.error(`${path}.${index}.${column.id}`);
      return error !== undefined && cellOf(row, column) === '' ? sentence('required') : error;
    },
    ...(column.kind === 'choice' ? { input: choiceOf(column, t`Choose…`, put) } : {}),
    ...(column.kind === 'found' ? { input: foundBy(column, put) } : {}),
  });
  const type = (column: FormColumn<Row>, index: number, text: string): void => {
    const value = readCell(column, text, format.locale);
    form.mistyped(
      `${path}.${index}.${column.id}`,
      value === undefined,
      whyUnread(column, text, format.locale),
    );
    if (value !== undefined) put(column, index, value);
  };
  /** Forgets invalid numbers typed from a line on: those lines have changed. */
  const forgetFrom = (index: number): void => {
    for (const column of columns)
      for (let at = index; at < rows.length; at += 1) form.mistyped(`${path}.${at}.${column.id}`, false);
  };
  return { toLine, type, forgetFrom };
}

function shownIn<Row>(
  column: FormColumn<Row>,
  row: Row,
  decimal: (value: number, digits: number, least?: number) => string,
): string {
  const value = cellOf(row, column);
  if (column.kind === 'found') return value === '' ? '' : column.said(String(value));
  return column.kind === 'number' ? decimal(Number(value), column.digits, column.least ?? 0) : String(value);
}

const whyUnread = <Row,>(column: FormColumn<Row>, text: string, locale: string): string | undefined =>
  column.kind === 'number' ? unreadProblem(text, column.digits, locale) : undefined;

const foundBy =
  <Row,>(
    column: FormColumn<Row> & { readonly kind: 'found' },
    put: (column: FormColumn<Row>, index: number, value: string) => void,
  ) =>
  ({ row, index }: Line<Row>, label: string) => {
    const value = String(cellOf(row, column));
    return (
      <Autocomplete
        label={label}
        value={value === '' ? null : { value, label: column.said(value) }}
        search={column.search}
        exact={column.exact}
        onChange={(option) => put(column, index, option?.value ?? '')}
      />
    );
  };

const choiceOf =
  <Row,>(
    column: FormColumn<Row> & { readonly kind: 'choice' },
    placeholder: string,
    put: (column: FormColumn<Row>, index: number, value: string) => void,
  ) =>
  ({ row, index }: Line<Row>, label: string) => (
    <Select
      label={label}
      placeholder={placeholder}
      value={String(cellOf(row, column)) || null}
      options={column.options}
      onChange={(value) => put(column, index, value)}
    />
  );
