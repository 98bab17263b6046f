import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { VatRateRow } from '#model/vat-rate/vat-rate.facts.ts';
import { purchasesAcross, salesAcross } from '#model/vat-rate/vat-rate.crossing.ts';
import { usePaths } from '../app/use-paths.ts';
import { useDocumentName } from '../document/document-name.ts';
import { documentPath } from '../document/document-path.ts';
import { useQuery, useRows } from '../document/model-context.tsx';
import { Panel } from '../ui/panel.tsx';
import { UiLink } from '../ui/ui-link.tsx';
import { useFormat } from '../ui/use-format.ts';

/** An order with lines across a rate. */
interface Across {
  readonly kind: 'salesOrder' | 'purchaseOrder';
  readonly id: string;
  readonly lines: number;
  readonly kept: readonly (number | null)[];
}

/** The open orders with lines promised for the days of a coming rate, which keep another one. [VR6] */
export function OrdersAcross({ rate }: { readonly rate: VatRateRow }) {
  const { t } = useLingui();
  const orders = useAcross(rate);
  return (
    <Panel title={t`Open orders across it`}>
      {orders.length === 0 ? (
        <p>
          <Trans>No open order has lines promised for its days at another rate.</Trans>
        </p>
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

function OrderAcross({ kind, id, lines, kept }: Across) {
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

function useAcross(rate: VatRateRow): readonly Across[] {
  const [sold, bought] = [useRows('salesOrder'), useRows('purchaseOrder')];
  return useQuery<readonly Across[]>(
    ['salesOrder', 'purchaseOrder', 'vatRate', 'customer', 'supplier'],
    `${rate.id} ${rate.version}`,
    ({ replica }) => {
      const sales = salesAcross(replica.view, rate, sold);
      const purchases = purchasesAcross(replica.view, rate, bought);
      return [
        ...sales.map(({ order, ...rest }) => ({ kind: 'salesOrder' as const, id: order.id, ...rest })),
        ...purchases.map(({ order, ...rest }) => ({ kind: 'purchaseOrder' as const, id: order.id, ...rest })),
      ];
    },
    [],
  );
}
