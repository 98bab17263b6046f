import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { unitCostAt } from '#model/values/unit-cost.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useTypedColumns } from '#views/kit/lines/typed-columns.ts';
import { usePlaceColumn } from '#views/areas/stock/location/place-column.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { NamedProduct } from '#views/areas/products/product/product-cell.tsx';
import { Badge } from '#views/ui/badge.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { asBought } from '#model/areas/purchasing/goods-receipt/as-bought.ts';
import { isOver, standingOf, type CountLine, type Standing } from './goods-receipt-count.ts';
import { useLotColumns } from './lot-columns.ts';
import { useRejectColumns } from './reject-columns.tsx';
import type { CountEditor } from './use-count-editor.ts';

type Column = LineColumn<CountLine>;

/** The columns of a count: expected, counted, location, and the difference from the order. */
export function useCountColumns(row: GoodsReceiptRow, editor: CountEditor): readonly Column[] {
  const { t } = useLingui();
  const model = useModel();
  const words = useLineWords();
  const typed = useTypedColumns(editor);
  const cost = useCostHead(editor);
  const place = usePlaceColumn(row.warehouse, editor);
  const lots = useLotColumns(editor);
  const rejects = useRejectColumns(row, editor);
  const { expected, standing } = useOrderColumns(editor);
  return [
    {
      id: 'product',
      header: t`Product`,
      wide: true,
      text: words.name,
      render: (line) => <NamedProduct line={line} />,
    },
    ...(editor.order ? [expected] : []),
    typed('quantity', { header: t`Counted`, width: '6.5rem' }),
    typed('rejected', { header: t`Rejected`, width: '6.5rem' }),
    ...rejects,
    place,
    ...(model.may('product.viewCost') ? [typed('unitCost', cost)] : []),
    ...lots,
    ...(editor.order ? [standing] : []),
  ];
}

/** The unit cost: the one entered, else the order's. */
function useCostHead({ order }: CountEditor): Pick<Column, 'header' | 'width' | 'text'> {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const ordered = (line: CountLine): number | null => {
    const of = order?.lines.find((one) => one.id === line.orderLine);
    const price = of?.price ?? null;
    return order && of && price !== null ? unitCostAt(price, of.discount, order.rate, of.orderedIn) : null;
  };
  return {
    header: t`Unit cost, ${currency}`,
    width: '7.5rem',
    text: (line) => {
      const cost = line.unitCost ?? ordered(line);
      return cost === null ? '' : format.decimal(cost, 4, 2);
    },
  };
}

/** The quantity expected on a line, and how the count compares to it. */
function useOrderColumns(editor: CountEditor): { readonly expected: Column; readonly standing: Column } {
  const { t } = useLingui();
  const { replica } = useModel();
  const words = useLineWords();
  const of = (line: CountLine) => standingOf(replica.view, editor.order, editor.value.lines, line);
  const text = (line: CountLine): string => {
    const standing = of(line);
    if (standing.expected === null) return t`Not ordered`;
    if (isOver(standing)) return t`Over: at most ${words.quantity(line, Math.max(0, standing.most))}`;
    const rest = standing.expected - standing.counted;
    if (rest > 0) return t`${words.quantity(line, rest)} left`;
    return rest === 0 ? t`Complete` : t`${words.quantity(line, -rest)} extra`;
  };
  const expected: Column = {
    id: 'expected',
    header: t`Expected`,
    width: editor.order?.lines.some((one) => one.orderedIn) ? '9rem' : '6.5rem',
    align: 'end',
    text: (line) => {
      const standing = of(line);
      return standing.expected === null
        ? '–'
        : words.ordered(asBought(line, editor.order), standing.expected);
    },
  };
  return {
    expected,
    standing: {
      id: 'standing',
      header: t`Against the order`,
      width: '11rem',
      text,
      render: (line) => <StandingBadge standing={of(line)} text={text(line)} />,
    },
  };
}

function StandingBadge({ standing, text }: { readonly standing: Standing; readonly text: string }) {
  const isDone = standing.expected !== null && standing.counted >= standing.expected;
  const [tone, icon] = isOver(standing)
    ? (['danger', 'alert'] as const)
    : isDone
      ? (['success', 'circleCheck'] as const)
      : (['neutral', 'circleHalf'] as const);
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  );
}
