import { useLingui } from '@lingui/react/macro';
import type { MovementRow, MovementRowLine } from '#model/areas/stock/movement/movement.facts.ts';
import { destinationOf, homeOf } from '#model/areas/stock/movement/movement.places.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Select } from '#views/ui/select.tsx';
import { usePlaceOptions } from './place-options.ts';

/** What is typed of a line: its quantity, and another place. */
export interface Typed {
  readonly text?: string;
  readonly to?: string;
}

interface Asked {
  readonly hasPlace: boolean;
  /** The warehouse in which goods are put, and whether they go back to their own places there. */
  readonly warehouse: string;
  readonly home: boolean;
  readonly most: (line: MovementRowLine) => number;
  readonly typed: Readonly<Record<string, Typed>>;
  readonly textOf: (line: MovementRowLine) => string;
  readonly problemOf: (line: MovementRowLine) => string | undefined;
  readonly type: (line: string, parts: Typed) => void;
}

/** The columns of goods that are moved in part. */
export function usePartColumns(row: MovementRow, asked: Asked): readonly LineColumn<MovementRowLine>[] {
  const { t } = useLingui();
  const { name, quantity } = useLineWords();
  const sentence = useFieldSentence();
  const place = usePlaceColumn(row, asked);
  return [
    { id: 'product', header: t`Product`, wide: true, text: name },
    {
      id: 'most',
      header: t`At most`,
      align: 'end',
      width: '7rem',
      text: (line) => quantity(line, asked.most(line)),
    },
    {
      id: 'quantity',
      header: t`Quantity`,
      align: 'end',
      width: '7rem',
      editable: true,
      inputMode: 'decimal',
      text: asked.textOf,
      error: (line) => sentence(asked.problemOf(line)),
    },
    ...(asked.hasPlace ? [place] : []),
  ];
}

/** Where goods are put: their own place, or another one. */
function usePlaceColumn(row: MovementRow, asked: Asked): LineColumn<MovementRowLine> {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const places = usePlaceOptions(asked.warehouse);
  const usual = destinationOf(view, row);
  const placeOf = (line: MovementRowLine): string | null =>
    asked.typed[line.id]?.to ?? (asked.home ? homeOf(view, row, line) : usual(line));
  return {
    id: 'to',
    header: t`Put in`,
    width: '10rem',
    text: (line) => places.find(({ value }) => value === placeOf(line))?.label ?? '',
    input: (line, label) => (
      <Select
        label={label}
        value={placeOf(line)}
        options={places}
        onChange={(to) => asked.type(line.id, { to })}
      />
    ),
  };
}
