import { Plural, useLingui } from '@lingui/react/macro';
import type { VatRateRow } from '#model/areas/setup/vat-rate/vat-rate.facts.ts';
import {
  purchasesAcross,
  salesAcross,
  type Change,
} from '#model/areas/sales/sales-order/orders-across-vat-rates.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { documentPath } from '#views/kit/document/document-path.ts';
import { useQuery, useRows } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { Panel } from '#views/ui/panel.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';

/** An order with lines across a rate. */
interface OrderLines {
  readonly kind: 'salesOrder' | 'purchaseOrder';
  readonly id: string;
  readonly lines: number;
  readonly kept: readonly (number | null)[];
}

/** The open orders across the beginning of a rate, while it is to come, and across its end. [VR6] */
export function OrdersAcross({ rate }: { readonly rate: VatRateRow }) {
  const { t } = useLingui();
  const today = useToday();
  return (
    <>
      {rate.from > today && (
        <Across
          {...{ rate, change: 'to' }}
          title={t`Open orders that this rate will apply to`}
          none={t`No open order has a line with another VAT rate promised for these days.`}
        />
      )}
      {rate.to !== null && rate.to >= today && (
        <Across
          {...{ rate, change: 'from' }}
          title={t`Open orders after the last day of this rate`}
          none={t`No open order has a line at this rate promised for after its last day.`}
        />
      )}
    </>
  );
}

interface AcrossProps {
  readonly rate: VatRateRow;
  readonly change: Change;
  readonly title: string;
  /** What is said where there are none. */
  readonly none: string;
}

function Across({ rate, change, title, none }: AcrossProps) {
  const orders = useAcross(rate, change);
  return (
    <Panel title={title}>
      {orders.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className="vat-rate-orders">
          {orders.map((order) => (
            <OrderAcross key={order.id} {...order} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function OrderAcross({ kind, id, lines, kept }: OrderLines) {
  const paths = usePaths();
  const nameOf = useDocumentName();
  const format = useFormat();
  const rates = kept.map((one) => (one === null ? '–' : format.percent(one))).join(', ');
  return (
    <li>
      <UiLink to={paths.to(documentPath(kind, id) ?? '')}>{nameOf(kind, id)}</UiLink>{' '}
      <span>
        <Plural value={lines} one="# line at" other="# lines at" /> {rates}
      </span>
    </li>
  );
}

function useAcross(rate: VatRateRow, change: Change): readonly OrderLines[] {
  const [sold, bought] = [useRows('salesOrder'), useRows('purchaseOrder')];
  return useQuery<readonly OrderLines[]>(
    ['salesOrder', 'purchaseOrder', 'vatRate', 'customer', 'supplier'],
    `${rate.id} ${rate.version} ${change}`,
    ({ replica }) => {
      const sales = salesAcross(replica.view, rate, sold, change);
      const purchases = purchasesAcross(replica.view, rate, bought, change);
      return [
        ...sales.map(({ order, ...rest }) => ({ kind: 'salesOrder' as const, id: order.id, ...rest })),
        ...purchases.map(({ order, ...rest }) => ({ kind: 'purchaseOrder' as const, id: order.id, ...rest })),
      ];
    },
    [],
  );
}
