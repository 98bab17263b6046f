import './stock-value.css';
import { useLingui } from '@lingui/react/macro';
import type { DayWorth } from '#model/engine/company-model.ts';
import { addDays } from '#model/values/moments.ts';
import { dayAsked } from '#model/values/period.ts';
import { useTreeOptions } from '#views/kit/records/use-tree-options.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { withDescendants } from '#views/kit/records/record-tree.ts';
import { useModel, useQuery, useRows } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { ListPart } from '#views/kit/list/list-page.tsx';
import { productText } from '#views/areas/products/product/product-search.ts';
import { Button } from '#views/ui/button.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useValueColumns } from './value-columns.ts';
import { valueLines, type ValueLine } from './value-lines.ts';

/** What the stock was worth at the end of a day, by product and warehouse. */
export function StockValuePage() {
  const { t } = useLingui();
  const format = useFormat();
  const model = useModel();
  const { day, choose } = useDay();
  const answer = useAsync(day, () => model.stockValue(day));
  const said = format.date(day);
  return (
    <>
      <PageHeader
        title={t`Stock value`}
        subtitle={t`At the end of ${said}, with goods in transit`}
        actions={<DayChoice day={day} onChoose={choose} />}
      />
      {answer.status === 'loading' && <Skeleton height="20rem" />}
      {answer.status === 'failed' && (
        <Notice tone="info" actions={<Button size="sm" onClick={answer.retry}>{t`Try again`}</Button>}>
          {t`The stock ledger is on the server, which can't be reached right now.`}
        </Notice>
      )}
      {answer.status === 'ready' && <Lines key={day} day={day} worth={answer.value} />}
    </>
  );
}

/** The day of the address, today by default; none of the future. */
function useDay() {
  const today = useToday();
  const [query, setQuery] = useAddress();
  return {
    day: dayAsked(query['on'], today),
    choose: (day: string | null) =>
      setQuery({ on: day === null || day >= today ? undefined : day }, { isStep: true }),
  };
}

interface DayChoiceProps {
  readonly day: string;
  readonly onChoose: (day: string | null) => void;
}

/** A day of one's own, or the ends of periods for which books are closed. */
function DayChoice({ day, onChoose }: DayChoiceProps) {
  const { t } = useLingui();
  const today = useToday();
  const lastMonth = addDays(`${today.slice(0, 7)}-01`, -1);
  const lastYear = addDays(`${today.slice(0, 4)}-01-01`, -1);
  const named = [
    [today, t`Today`],
    [lastMonth, t`End of last month`],
    ...(lastYear === lastMonth ? [] : [[lastYear, t`End of last year`] as const]),
  ] as const;
  return (
    <div className="stock-value-day" role="group" aria-label={t`Day`}>
      {named.map(([value, label]) => (
        <Button
          key={value}
          size="sm"
          variant={day === value ? 'secondary' : 'quiet'}
          aria-pressed={day === value}
          onClick={() => onChoose(value)}
        >
          {label}
        </Button>
      ))}
      <DateInput value={day} max={today} label={t`Day`} onChange={onChoose} />
    </div>
  );
}

interface LinesProps {
  readonly day: string;
  readonly worth: readonly DayWorth[];
}

function Lines({ day, worth }: LinesProps) {
  return <ListPart definition={useValueList(day, worth)} />;
}

const tables = ['product', 'category', 'warehouse'] as const;

function useValueList(day: string, worth: readonly DayWorth[]): ListDefinition<ValueLine> {
  const { t } = useLingui();
  const paths = usePaths();
  const nameOf = useProductName();
  const at = ({ product }: ValueLine): string => `/apps/inventory/items/${product.id}?tab=moves`;
  return {
    id: 'stockValue',
    label: t`Stock value`,
    rows: useQuery<readonly ValueLine[]>(tables, day, (model) => valueLines(model, worth), []),
    rowId: (line) => line.id,
    href: (line) => paths.to(at(line)),
    onOpen: (line) => paths.go(at(line)),
    searchHint: t`SKU, name or barcode`,
    text: ({ product }) => productText(product),
    filters: useValueFilters(),
    columns: useValueColumns(),
    sorts: {
      sku: ({ product }) => product.sku,
      name: ({ product }) => nameOf(product),
      category: ({ category }) => (category ? nameOf(category) : ''),
      warehouse: ({ warehouse }) => warehouse?.code ?? '',
      quantity: ({ quantity }) => quantity,
      average: ({ average }) => average ?? 0,
      value: ({ value }) => value,
    },
    defaultSort: { column: 'value', direction: 'descending' },
    empty: {
      icon: 'boxes',
      narrowed: t`No product matches`,
      none: t`Nothing in stock on that day`,
      text: t`Choose another day: stock is counted from the ledger, by when goods moved.`,
    },
  };
}

function useValueFilters(): readonly ListFilter<ValueLine>[] {
  const { t } = useLingui();
  const warehouses = useRows('warehouse');
  const categories = useRows('category');
  const options = useTreeOptions('category', null);
  return [
    {
      kind: 'choice',
      id: 'warehouse',
      label: t`Warehouse`,
      options: warehouses.map((row) => ({ value: row.id, label: row.name })),
      matching: (values) => (line) => line.warehouse !== undefined && values.has(line.warehouse.id),
    },
    {
      kind: 'choice',
      id: 'category',
      label: t`Category`,
      options,
      matching: (values) => {
        const wanted = new Set([...values].flatMap((id) => [...withDescendants(categories, id)]));
        return ({ category }) => category !== undefined && wanted.has(category.id);
      },
    },
  ];
}
