import { useLingui } from '@lingui/react/macro';
import { total } from '#model/lines/line-parts.ts';
import type { LandedLine } from '#model/areas/purchasing/landed-cost/landed-cost.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useReadProductColumn } from '#views/areas/products/product/product-cell.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { LineTable } from '#views/ui/line-table.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';

/** A line of a receipt; `landed` is what falls to it, where that is known. */
export interface GoodsLine {
  readonly id: string;
  readonly receipt: string;
  readonly product: string;
  /** Thousandths that were kept. */
  readonly quantity: number;
  readonly landed: LandedLine | undefined;
}

interface Ticks {
  readonly isTicked: (line: GoodsLine) => boolean;
  readonly onTick: (line: GoodsLine) => void;
}

interface GoodsProps {
  readonly lines: readonly GoodsLine[];
  /** Where lines may be ticked: which are, and what is pressed. */
  readonly ticks?: Ticks;
}

const amountOf = ({ value, expensed }: LandedLine): number => value + expensed;

/** What falls to each line, and where it goes: to what is still here, or to what is gone. */
export function LandedGoods({ lines, ticks }: GoodsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const landed = lines.flatMap((line) => line.landed ?? []);
  const sum = (of: (line: LandedLine) => number): string => format.money(total(landed, of), currency);
  return (
    <LineTable<GoodsLine>
      readOnly
      label={t`Goods`}
      rows={lines}
      rowId={({ id }) => id}
      columns={useColumns(ticks)}
      onCell={() => {}}
      totals={
        landed.length === 0
          ? undefined
          : [
              { id: 'value', label: t`Into stock`, value: sum(({ value }) => value) },
              {
                id: 'expensed',
                label: t`Cost of goods, as they are gone`,
                value: sum((line) => line.expensed),
              },
              { id: 'all', label: t`Charges`, value: sum(amountOf) },
            ]
      }
    />
  );
}

function useColumns(ticks: Ticks | undefined): readonly LineColumn<GoodsLine>[] {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const words = useLineWords();
  const product = useReadProductColumn<GoodsLine>();
  const money = (id: string, header: string, of: (line: LandedLine) => number): LineColumn<GoodsLine> => ({
    id,
    header,
    align: 'end',
    width: '8rem',
    text: ({ landed }) => (landed ? format.money(of(landed), currency) : '–'),
  });
  return [
    ticks
      ? {
          ...product,
          render: (line) => (
            <Checkbox
              label={words.name(line)}
              checked={ticks.isTicked(line)}
              onChange={() => ticks.onTick(line)}
            />
          ),
        }
      : product,
    useReceiptColumn(),
    {
      id: 'quantity',
      header: t({ context: 'landed cost', message: 'Kept' }),
      align: 'end',
      width: '8rem',
      text: (line) => words.quantity(line, line.quantity),
    },
    money('amount', t`Share`, amountOf),
    money('value', t`Into stock`, ({ value }) => value),
    money('expensed', t`Cost of goods`, ({ expensed }) => expensed),
  ];
}

function useReceiptColumn(): LineColumn<GoodsLine> {
  const { t } = useLingui();
  const held = useHeld();
  const paths = usePaths();
  const nameOf = (id: string): string => held('goodsReceipt', id)?.number ?? t`New receipt`;
  return {
    id: 'receipt',
    header: t`Goods receipt`,
    width: '10rem',
    text: ({ receipt }) => nameOf(receipt),
    render: ({ receipt }) => (
      <UiLink to={paths.to(`/apps/purchasing/goods-receipts/${receipt}`)}>{nameOf(receipt)}</UiLink>
    ),
  };
}
