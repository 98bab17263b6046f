import { parseDecimal } from '#i18n/decimal.ts';
import type { Option } from '#views/ui/option.ts';
import type { ChoosingProps } from '#views/ui/use-choosing.ts';

type KeysOf<Row, Kind> = { [K in keyof Row & string]: Row[K] extends Kind ? K : never }[keyof Row & string];

interface Head {
  readonly header: string;
  readonly width?: string;
}

/** A field of a list within a form: text, a number in its smallest units, a choice, or something found by typing. */
export type FormColumn<Row> =
  | (Head & { readonly kind: 'text'; readonly id: KeysOf<Row, string> })
  | (Head & {
      readonly kind: 'number';
      readonly id: KeysOf<Row, number>;
      readonly digits: number;
      /** Minimum number of decimals shown. */
      readonly least?: number;
    })
  | (Head & {
      readonly kind: 'choice';
      readonly id: KeysOf<Row, string | null | undefined>;
      readonly options: readonly Option[];
    })
  | (Head & {
      readonly kind: 'found';
      readonly id: KeysOf<Row, string>;
      readonly search: ChoosingProps<string>['search'];
      readonly exact: ChoosingProps<string>['exact'];
      /** What a value is called. */
      readonly said: (value: string) => string;
      /** The value that a code stands for, where a block is pasted. */
      readonly find: (code: string) => string | undefined;
    });

/** The value of a cell. */
export function cellOf<Row>(row: Row, { id }: FormColumn<Row>): string | number {
  return (row[id] ?? '') as string | number; // a column only names fields of its own type
}

export function withCell<Row>(row: Row, { id }: FormColumn<Row>, value: string | number): Row {
  return { ...row, [id]: value };
}

/** Parses a text typed in a language for a column; undefined if it is not valid there. */
export function readCell<Row>(
  column: FormColumn<Row>,
  text: string,
  locale: string,
): string | number | undefined {
  switch (column.kind) {
    case 'text':
      return text;
    case 'number': {
      const value = parseDecimal(text, column.digits, locale);
      return value === undefined ? undefined : (value ?? 0);
    }
    case 'choice':
      return chosen(column.options, text);
    case 'found':
      return column.find(text);
    default:
      return column satisfies never;
  }
}

/** A choice by its name or its hint. */
function chosen(options: readonly Option[], text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  const named = ({ label, hint }: Option): boolean =>
    [label, hint].some((one) => one?.toLowerCase() === wanted);
  return options.find(named)?.value;
}
