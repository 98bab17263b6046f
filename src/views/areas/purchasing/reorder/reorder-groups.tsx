import { useLingui } from '@lingui/react/macro';
import { total } from '#model/lines/line-parts.ts';
import type { WarehouseRow } from '#model/areas/stock/warehouse/warehouse.facts.ts';
import type { SupplierRow } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { useRateToBegin } from '#views/areas/setup/exchange-rate/use-exchange-rates.ts';
import { useRateSentence } from '#views/kit/document/use-rate-sentence.ts';
import { Badge } from '#views/ui/badge.tsx';
import { LineTable } from '#views/ui/line-table.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useReorderColumns } from './reorder-columns.tsx';
import type { ReorderRow, RowSource } from './reorder-rows.ts';
import { useSourceName } from './reorder-words.ts';
import type { Reorder } from './use-reorder.ts';

/** What becomes one document: an order, a transfer, or builds in a warehouse. */
interface Group {
  readonly id: string;
  /** Undefined: it can be had nowhere. */
  readonly source: RowSource | undefined;
  /** Named where the same source delivers to others as well. */
  readonly warehouse: WarehouseRow | null;
  readonly rows: readonly ReorderRow[];
}

/**
 * The proposals by what they are drafted as, in the order in which they come first; those without a source last. [PO35]
 */
export function byOrder(rows: readonly ReorderRow[], { sourceOf }: Reorder): readonly Group[] {
  const sources = Map.groupBy(rows, (row) => sourceOf(row)?.key ?? '');
  const all = [...sources].flatMap(([key, own]): Group[] => {
    const [source] = own.map(sourceOf);
    const places = Map.groupBy(own, ({ warehouse }) => warehouse.id);
    if (!source || places.size === 1) return [{ id: key, source, rows: own, warehouse: null }];
    return [...places].map(([place, there]) => ({
      id: `${key}:${place}`,
      source,
      rows: there,
      warehouse: there[0]?.warehouse ?? null,
    }));
  });
  return [...all.filter(({ source }) => source), ...all.filter(({ source }) => !source)];
}

type OrderGroupProps = Omit<Group, 'id'> & {
  readonly reorder: Reorder;
  readonly onDetails: (row: ReorderRow) => void;
};

/** What is to be had from one source for one warehouse, and what it comes to. */
export function OrderGroup({ source, warehouse, rows, reorder, onDetails }: OrderGroupProps) {
  const columns = useReorderColumns(reorder, rows, onDetails);
  const own = useSourceName()(source);
  const name = warehouse ? `${own}, ${warehouse.name}` : own;
  const party = source?.party;
  return (
    <Panel title={name} subtitle={party && <GroupCost party={party} rows={rows} reorder={reorder} />} flush>
      <LineTable<ReorderRow>
        label={name}
        rows={rows}
        rowId={(row) => row.id}
        columns={columns}
        onCell={(id, _, typed) => reorder.decide(id, { typed, ticked: true })}
      />
    </Panel>
  );
}

interface GroupCostProps extends Pick<OrderGroupProps, 'rows' | 'reorder'> {
  readonly party: SupplierRow;
}

/** What the ticked lines of an order come to, and whether that is enough for the supplier. */
function GroupCost({ party, rows, reorder }: GroupCostProps) {
  const { t } = useLingui();
  const format = useFormat();
  const mayKnow = useModel().may('product.viewCost');
  const { currency, minimumOrder } = party;
  const rate = useSaidRate(currency);
  const sum = total(rows.filter(reorder.isTicked), (row) => reorder.costOf(row) ?? 0);
  const least = format.money(minimumOrder, currency);
  const said = format.money(sum, currency);
  if (!mayKnow) return null;
  const isEnough = sum >= minimumOrder;
  return (
    <span className="ui-row">
      {isEnough && minimumOrder === 0 && t`${said} to order`}
      {isEnough && minimumOrder > 0 && t`${said} to order; the supplier's minimum order value is ${least}`}
      {!isEnough && (
        <Badge tone="warning" icon="alert">
          {t`${said} to order: below the minimum order value of ${least}`}
        </Badge>
      )}
      {rate !== null && <span className="ui-soft">{rate}</span>}
    </span>
  );
}

/** The rate that orders in another currency begin with today; null in the company's own. */
function useSaidRate(currency: string): string | null {
  const { t } = useLingui();
  const rateOf = useRateToBegin();
  const sentenceOf = useRateSentence();
  const today = useToday();
  const { currency: own } = useCompany();
  if (currency === own) return null;
  const known = rateOf(currency, today);
  return known === null ? t`No rate for ${currency}` : sentenceOf(currency, known);
}
