import { useLingui } from '@lingui/react/macro';
import { rateToBegin } from '#model/exchange-rate/exchange-rates.ts';
import { total } from '#model/lines/line-parts.ts';
import { useModel } from '../document/model-context.tsx';
import { useCompany } from '../document/use-company.ts';
import { useToday } from '../document/use-today.ts';
import { Badge } from '../ui/badge.tsx';
import { LineTable } from '../ui/line-table.tsx';
import { Panel } from '../ui/panel.tsx';
import { useFormat } from '../ui/use-format.ts';
import { useReorderColumns } from './reorder-columns.tsx';
import type { Proposal, SupplierOffer } from './reorder-proposals.ts';
import type { Reorder } from './use-reorder.ts';

interface Group {
  readonly id: string;
  /** Undefined: nobody sells them. */
  readonly offer: SupplierOffer | undefined;
  readonly rows: readonly Proposal[];
}

/** The proposals of each supplier, in the order in which they come first; those without one last. [PO35] */
export function bySupplier(proposals: readonly Proposal[], { offerOf }: Reorder): readonly Group[] {
  const groups = Map.groupBy(proposals, (proposal) => offerOf(proposal)?.supplier ?? '');
  const all = [...groups].map(([id, rows]) => ({ id, rows, offer: rows[0] && offerOf(rows[0]) }));
  return [...all.filter(({ offer }) => offer), ...all.filter(({ offer }) => !offer)];
}

type SupplierGroupProps = Omit<Group, 'id'> & { readonly reorder: Reorder };

/** What is to be ordered from one supplier, and what it comes to. */
export function SupplierGroup({ offer, rows, reorder }: SupplierGroupProps) {
  const { t } = useLingui();
  const columns = useReorderColumns(reorder, rows);
  const name = offer?.name ?? t`No supplier`;
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

/** What the ticked lines of a supplier come to, and whether that is enough for an order. */
function GroupCost({ offer, rows, reorder }: SupplierGroupProps & { readonly offer: SupplierOffer }) {
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

/** Millionths. */
const RATE_DIGITS = 6;

/** The rate that orders in another currency begin with today; null in the company's own. */
function useSaidRate(currency: string): string | null {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  const { currency: own } = useCompany();
  const { view } = useModel().replica;
  if (currency === own) return null;
  const known = rateToBegin(view, currency, today);
  if (known === null) return t`No rate for ${currency}`;
  const rate = format.decimal(known, RATE_DIGITS, 2);
  return t`1 ${currency} = ${rate} ${own}`;
}
