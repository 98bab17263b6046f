import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { LineTable } from '#views/ui/line-table.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { unreadProblem } from '#views/ui/number-problem.ts';
import { valueSentence } from '#views/ui/value-sentence.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { Specimen } from './gallery-frame.tsx';
import { useProducts } from './gallery-products.ts';

interface Line {
  readonly id: string;
  readonly product: string;
  /** As typed. */
  readonly quantity: string;
  /** Minor units. */
  readonly price: number;
}

/** Lines of a document, editable like a spreadsheet, and read-only. */
export function GalleryLines() {
  const { t } = useLingui();
  return (
    <>
      <Specimen name={t`Written`} id="lines" wide>
        <WrittenLines />
      </Specimen>
      <Specimen name={t`Read only`} wide>
        <WrittenLines readOnly />
      </Specimen>
    </>
  );
}

function WrittenLines({ readOnly = false }: { readonly readOnly?: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const amountOf = useAmountOf();
  const [lines, setLines] = useState(useFirstLines(readOnly));
  const next = String(Math.max(0, ...lines.map(({ id }) => Number(id))) + 1);
  const change = (id: string, part: Partial<Line>): void =>
    setLines(lines.map((line) => (line.id === id ? { ...line, ...part } : line)));
  const copy = (id: string): void =>
    setLines(lines.flatMap((line) => (line.id === id ? [line, { ...line, id: next }] : [line])));
  const sum = lines.reduce((total, line) => total + amountOf(line), 0);
  return (
    <LineTable
      label={readOnly ? t`Lines of the order` : t`Lines of the draft`}
      columns={useLineColumns()}
      rows={lines}
      rowId={({ id }) => id}
      readOnly={readOnly}
      onCell={(id, column, text) => change(id, { [column]: text })}
      onAdd={() => setLines([...lines, { id: next, product: '', quantity: '1', price: 0 }])}
      onRemove={(id) => setLines(lines.filter((line) => line.id !== id))}
      onDuplicate={copy}
      totals={[{ id: 'total', label: t`Total`, value: format.money(sum, 'SEK') }]}
    />
  );
}

/** Two lines; one of the editable ones has an error. */
function useFirstLines(readOnly: boolean): readonly Line[] {
  const [first, second] = useProducts();
  return [
    { id: '1', product: first?.name ?? '', quantity: '400', price: 310 },
    { id: '2', product: second?.name ?? '', quantity: readOnly ? '12' : 'x', price: 95 },
  ];
}

function useAmountOf(): (line: Line) => number {
  const format = useFormat();
  return ({ quantity, price }) => Math.round(((format.read(quantity, 3) ?? 0) * price) / 1000);
}

function useLineColumns(): readonly LineColumn<Line>[] {
  const { t } = useLingui();
  const format = useFormat();
  const amountOf = useAmountOf();
  const problemOf = ({ quantity }: Line): string | undefined =>
    typeof format.read(quantity, 3) === 'number'
      ? undefined
      : valueSentence(unreadProblem(quantity, 3, format.locale), format.locale);
  const money = { width: '9rem', align: 'end' } as const;
  return [
    { id: 'product', header: t`Product`, text: ({ product }) => product, editable: true, wide: true },
    {
      id: 'quantity',
      header: t`Quantity`,
      width: '8rem',
      align: 'end',
      inputMode: 'decimal',
      editable: true,
      text: ({ quantity }) => quantity,
      error: problemOf,
    },
    { id: 'price', header: t`Price`, ...money, text: ({ price }) => format.money(price, 'SEK') },
    { id: 'amount', header: t`Amount`, ...money, text: (line) => format.money(amountOf(line), 'SEK') },
  ];
}
