import { useLingui } from '@lingui/react/macro';
import { parseDecimal } from '#i18n/decimal.ts';
import { LineTable } from '../ui/line-table.tsx';
import type { LineColumn } from '../ui/line-table-types.ts';
import { Select, type Option } from '../ui/select.tsx';
import { useFormat } from '../ui/use-format.ts';
import type { Form } from './use-form.ts';

interface Head {
  readonly id: string;
  readonly header: string;
  readonly width?: string;
}

/** A column of a list within a form: text, a number in its smallest units, or one of a known list. */
export type FormColumn<Row> =
  | (Head & {
      readonly kind: 'text';
      readonly value: (row: Row) => string;
      readonly set: (index: number, text: string) => void;
    })
  | (Head & {
      readonly kind: 'number';
      readonly digits: number;
      /** Decimals that are always shown. */
      readonly least?: number;
      readonly value: (row: Row) => number;
      readonly set: (index: number, value: number) => void;
    })
  | (Head & {
      readonly kind: 'choice';
      readonly options: readonly Option[];
      readonly value: (row: Row) => string;
      readonly set: (index: number, value: string) => void;
    });

interface FormLinesProps<Row> {
  readonly form: Pick<Form<never>, 'error' | 'mistyped'>;
  /** The list's place in the form, for its messages. */
  readonly path: string;
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly FormColumn<Row>[];
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
}

interface Line<Row> {
  readonly index: number;
  readonly row: Row;
}

/** A list within a form, written like a spreadsheet. Its rows have no ids of their own: their place names them. */
export function FormLines<Row>(props: FormLinesProps<Row>) {
  const { form, path, label, rows, columns, onAdd, onRemove } = props;
  const { toLine, type } = useLineColumns<Row>(form, path);
  const remove = (index: number): void => {
    for (const column of columns)
      for (let at = index; at < rows.length; at += 1) form.mistyped(`${path}.${at}.${column.id}`, false);
    onRemove(index);
  };
  return (
    <LineTable<Line<Row>>
      label={label}
      rows={rows.map((row, index) => ({ row, index }))}
      rowId={(line) => String(line.index)}
      columns={columns.map(toLine)}
      onCell={(row, id, text) => {
        const column = columns.find((one) => one.id === id);
        if (column) type(column, Number(row), text);
      }}
      onAdd={onAdd}
      onRemove={(row) => remove(Number(row))}
    />
  );
}

function useLineColumns<Row>(form: FormLinesProps<Row>['form'], path: string) {
  const format = useFormat();
  const { t } = useLingui();
  const shown = (column: FormColumn<Row>, row: Row): string => {
    if (column.kind === 'number') return format.decimal(column.value(row), column.digits, column.least ?? 0);
    return column.value(row);
  };
  const toLine = (column: FormColumn<Row>, position: number): LineColumn<Line<Row>> => ({
    id: column.id,
    header: column.header,
    ...(column.width === undefined ? {} : { width: column.width }),
    wide: position === 0,
    editable: column.kind !== 'choice',
    align: column.kind === 'number' ? 'end' : 'start',
    inputMode: column.kind === 'number' ? 'decimal' : 'text',
    text: ({ row }) => shown(column, row),
    error: ({ index }) => form.error(`${path}.${index}.${column.id}`),
    ...(column.kind === 'choice' ? { input: choiceOf(column, t`Choose…`) } : {}),
  });
  const type = (column: FormColumn<Row>, index: number, text: string): void => {
    if (column.kind !== 'number') return column.set(index, text);
    const value = parseDecimal(text, column.digits);
    form.mistyped(`${path}.${index}.${column.id}`, value === undefined);
    if (value !== undefined) column.set(index, value ?? 0);
    return undefined;
  };
  return { toLine, type };
}

const choiceOf =
  <Row,>(column: FormColumn<Row> & { readonly kind: 'choice' }, placeholder: string) =>
  ({ row, index }: Line<Row>, label: string) => (
    <Select
      label={label}
      placeholder={placeholder}
      value={column.value(row) || null}
      options={column.options}
      onChange={(value) => column.set(index, value)}
    />
  );
