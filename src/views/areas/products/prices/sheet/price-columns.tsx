import { useLingui } from '@lingui/react/macro';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useTypedColumns } from '#views/kit/lines/typed-columns.ts';
import { useProductColumn } from '#views/areas/products/product/product-line-columns.tsx';
import { NONE } from '#views/kit/records/record-field.ts';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Select } from '#views/ui/select.tsx';
import { useUnitName } from '#views/kit/document/use-unit-name.ts';
import { usePriceSide } from '#views/areas/products/product/price-side.tsx';
import type { PriceLine } from './price-lines.ts';
import type { PriceSheet } from './use-price-sheet.ts';

type Column = LineColumn<PriceLine>;

/** The columns of a sheet of prices, in the order of its cells. */
export function usePriceColumns(editor: PriceSheet['editor'], currency: string): readonly Column[] {
  const { t } = useLingui();
  const typed = useTypedColumns(editor);
  const isBought = usePriceSide().price === 'purchasePrice';
  const terms: readonly Column[] = isBought
    ? [
        typed('minimum', { header: t`At least`, width: '6rem' }),
        typed('multiple', { header: t`In multiples of`, width: '7rem' }),
        typed('leadDays', { header: t`Lead time, days`, width: '7rem' }),
        typed('code', { header: t`Their code`, width: '9rem' }),
      ]
    : [];
  return [
    useProductColumn(editor, isBought ? 'buy' : 'sell'),
    typed('quantity', { header: t`From quantity`, width: '8rem' }),
    useUnitColumn(editor),
    typed('price', { header: t`Price, ${currency}`, width: '9rem' }),
    typed('discount', { header: t`Discount %`, width: '7rem' }),
    typed('startsOn', { header: t`First day`, width: '8rem' }),
    typed('endsOn', { header: t`Last day`, width: '8rem' }),
    ...terms,
  ];
}

/** The unit that a price is for: a choice where the product comes in packagings. */
function useUnitColumn({ value: { lines }, change, cellError }: PriceSheet['editor']): Column {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const nameOf = useUnitName();
  const productOf = ({ product }: PriceLine) => (product === null ? undefined : view.get('product', product));
  const text = (line: PriceLine): string => {
    const product = productOf(line);
    return product ? nameOf(line.unit ?? product.unit) : '';
  };
  const choose = (line: PriceLine, unit: string): void =>
    change({
      lines: lines.map((one) => (one.id === line.id ? { ...one, unit: unit === NONE ? null : unit } : one)),
    });
  const input = (line: PriceLine, label: string) => {
    const product = productOf(line);
    const packagings = product?.packagings ?? [];
    if (!product || (packagings.length === 0 && line.unit === null))
      return <span className="ui-lines-text">{text(line)}</span>;
    const units = [
      ...new Set([...packagings.map(({ unit }) => unit), ...(line.unit === null ? [] : [line.unit])]),
    ];
    return (
      <Select
        label={label}
        value={line.unit ?? NONE}
        options={[
          { value: NONE, label: nameOf(product.unit) },
          ...units.map((unit) => ({ value: unit, label: nameOf(unit) })),
        ]}
        onChange={(unit) => choose(line, unit)}
      />
    );
  };
  return { id: 'unit', header: t`Per`, width: '8rem', text, input, error: (line) => cellError(line, 'unit') };
}
