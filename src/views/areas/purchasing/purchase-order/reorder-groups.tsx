import { useLingui } from '@lingui/react/macro';
import { total } from '#model/lines/line-parts.ts';
import type { WarehouseRow } from '#model/areas/stock/warehouse/warehouse.facts.ts';
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
import type { Proposal, SupplierOffer } from './reorder-proposals.ts';
import type { Reorder } from './use-reorder.ts';

/** What becomes one order. */
interface Group {
  readonly id: string;
  /** Undefined: nobody sells them. */
  readonly offer: SupplierOffer | undefined;
  /** Named where the same supplier delivers to others as well. */
  readonly warehouse: WarehouseRow | null;
  readonly rows: readonly Proposal[];
}

/** The proposals by the orders they become, in the order in which they come first; those without a supplier last. [PO35] */
export function byOrder(proposals: readonly Proposal[], { offerOf }: Reorder): readonly Group[] {
  const suppliers = Map.groupBy(proposals, (proposal) => offerOf(proposal)?.supplier ?? '');
  const all = [...suppliers].flatMap(([supplier, rows]): Group[] => {
    const [offer] = rows.map(offerOf);
    const places = Map.groupBy(rows, ({ warehouse }) => warehouse.id);
    if (!offer || places.size === 1) return [{ id: supplier, offer, rows, warehouse: null }];
    return [...places].map(([place, there]) => ({
      id: `${supplier}:${place}`,
      offer,
      rows: there,
      warehouse: there[0]?.warehouse ?? null,
    }));
  });
  return [...all.filter(({ offer }) => offer), ...all.filter(({ offer }) => !offer)];
}

type OrderGroupProps = Omit<Group, 'id'> & { readonly reorder: Reorder };

/** What is to be ordered from one supplier for one warehouse, and what it comes to. */
export function OrderGroup({ offer, warehouse, rows, reorder }: OrderGroupProps) {
  const { t } = useLingui();
  const columns = useReorderColumns(reorder, rows);
  const supplier = offer?.name ?? t`No supplier`;
  const name = warehouse ? `${supplier}, ${warehouse.name}` : supplier;
  return (
    <Panel title={name} subtitle={offer && <GroupCost offer={offer} rows={rows} reorder={reorder} />} flush>
      <LineTable<Proposal>
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
  readonly offer: SupplierOffer;
}

/** What the ticked lines of an order come to, and whether that is enough for the supplier. */
function GroupCost({ offer, rows, reorder }: GroupCostProps) {
  const { t } = useLingui();
  const format = useFormat();
  const mayKnow = useModel().may('product.viewCost');
  const rate = useSaidRate(offer.currency);
  const { currency, minimumOrder } = offer;
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
