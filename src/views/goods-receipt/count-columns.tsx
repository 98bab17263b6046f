import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/goods-receipt/goods-receipt.facts.ts';
import type { LocationRow } from '#model/location/location.facts.ts';
import { unitCostAt } from '#model/values/unit-cost.ts';
import { compare } from '#model/values/order.ts';
import { useModel, useQuery } from '../document/model-context.tsx';
import { useCompany } from '../document/use-company.ts';
import { useLineWords } from '../product/line-words.ts';
import { Badge } from '../ui/badge.tsx';
import type { LineColumn } from '../ui/line-table-types.ts';
import { Select, type Option } from '../ui/select.tsx';
import { useFormat } from '../ui/use-format.ts';
import { isOver, standingOf, type CountCell, type CountLine, type Standing } from './goods-receipt-count.ts';
import type { CountEditor } from './use-count-editor.ts';

type Column = LineColumn<CountLine>;

/** The columns of a count: what is expected, what was counted, where it goes, and how that stands to the order. */
export function useCountColumns(row: GoodsReceiptRow, editor: CountEditor): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const model = useModel();
  const words = useLineWords();
  const cost = useCostColumn(editor);
  const place = usePlaceColumn(row, editor);
  const { expected, standing } = useOrderColumns(editor);
  const number = (id: CountCell, header: string, text: (line: CountLine) => string): Column => ({
    id,
    header,
    width: '6.5rem',
    align: 'end',
    editable: true,
    inputMode: 'decimal',
    text: (line) => line.wrong[id] ?? text(line),
    error: (line) => editor.cellError(line, id),
  });
  return [
    { id: 'product', header: t`Product`, wide: true, text: words.name },
    ...(editor.order ? [expected] : []),
    number('quantity', t`Counted`, (line) => format.decimal(line.quantity, 3)),
    number('rejected', t`Rejected`, (line) => (line.rejected === 0 ? '' : format.decimal(line.rejected, 3))),
    place,
    ...(model.may('product.viewCost')
      ? [{ ...cost, ...number('unitCost', cost.header, cost.text), width: '7.5rem' }]
      : []),
    ...(editor.order ? [standing] : []),
  ];
}

/** The unit cost: what was counted, else what the order says. */
function useCostColumn({ order }: CountEditor): Pick<Column, 'id' | 'header' | 'text'> {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const ordered = (line: CountLine): number | null => {
    const of = order?.lines.find((one) => one.id === line.orderLine);
    const price = of?.price ?? null;
    return order && of && price !== null ? unitCostAt(price, of.discount, order.rate) : null;
  };
  return {
    id: 'unitCost',
    header: t`Unit cost, ${currency}`,
    text: (line) => {
      const cost = line.unitCost ?? ordered(line);
      return cost === null ? '' : format.decimal(cost, 4, 2);
    },
  };
}

function usePlaceColumn(row: GoodsReceiptRow, editor: CountEditor): Column {
  const { t } = useLingui();
  const options = useQuery<readonly Option[]>(
    ['location', 'warehouse'],
    row.warehouse,
    ({ replica: { view } }) => placesOf(view.by('location', 'warehouse', row.warehouse)),
    [],
  );
  const { replica } = useModel();
  const receiving = replica.view.get('warehouse', row.warehouse)?.receiving ?? null;
  const { lines } = editor.value;
  return {
    id: 'location',
    header: t`Put in`,
    width: '10rem',
    text: (line) => options.find((option) => option.value === (line.location ?? receiving))?.label ?? '',
    error: (line) => editor.cellError(line, 'location'),
    input: (line, label) => (
      <Select
        label={label}
        value={line.location ?? receiving}
        options={options}
        onChange={(location) =>
          editor.change({ lines: lines.map((one) => (one.id === line.id ? { ...one, location } : one)) })
        }
      />
    ),
  };
}

const placesOf = (rows: readonly LocationRow[]): readonly Option[] =>
  [...rows]
    .sort((a, b) => a.walkingOrder - b.walkingOrder || compare(a.code, b.code))
    .map(({ id, code, name }) => ({
      value: id,
      label: code,
      ...(name ? { hint: name } : {}),
    }));

/** What was expected of a line, and how the count stands to it. */
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
    width: '6.5rem',
    align: 'end',
    text: (line) => {
      const standing = of(line);
      return standing.expected === null ? '–' : words.quantity(line, standing.expected);
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
