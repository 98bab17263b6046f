import { useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { totals } from '#model/areas/purchasing/purchase-order/purchase-order.totals.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { useDoneOf } from '#views/kit/document/use-done-of.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Badge } from '#views/ui/badge.tsx';
import { useCurrencyAgreed } from '#views/kit/document/use-currency-agreed.ts';
import { useTagValues } from '#views/kit/document/tag-badges.tsx';
import { KeyValues, type KeyValue } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Stat } from '#views/ui/stat.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import {
  expectedOn,
  isLate,
  openLines,
} from '#model/areas/purchasing/purchase-order/purchase-order.figures.ts';
import { ApprovalNotice } from './approval-notice.tsx';
import { useDeliveryAgreed } from '#views/kit/document/use-delivery-terms.ts';
import { useTermsOfPurchase } from './use-terms-of-purchase.ts';
import { PurchaseOrderLines } from './purchase-order-lines.tsx';
import { TimeCell } from '#views/kit/document/time-cell.tsx';

/** A placed order: its progress, lines and terms. */
export function PurchaseOrderOverview({ row }: { readonly row: PurchaseOrderRow }) {
  const { t } = useLingui();
  return (
    <div className="ui-stack">
      <ApprovalNotice row={row} />
      <Figures row={row} />
      <PurchaseOrderLines row={row} />
      <Panel title={t`Agreed`}>
        <KeyValues columns={2} items={useAgreed(row)} />
      </Panel>
    </div>
  );
}

function Figures({ row }: { readonly row: PurchaseOrderRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  const sums = totals(row);
  const day = expectedOn(row);
  const late = isLate(row, today);
  const doneOf = useDoneOf();
  const wanted = row.lines.map(({ product, received, quantity }) => ({
    product,
    done: Math.min(received, quantity),
    wanted: quantity,
  }));
  return (
    <div className="ui-stats">
      {sums && (
        <Stat
          label={t`Total`}
          figure={format.money(sums.gross, row.currency)}
          note={t`${format.money(sums.net, row.currency)} without VAT`}
        />
      )}
      <Stat
        label={t`Received`}
        figure={row.lines.length === 0 ? '–' : doneOf(wanted)}
        note={t`${openLines(row)} of ${row.lines.length} lines open`}
      />
      <Stat
        label={t`Expected`}
        figure={day === null ? '–' : format.date(day)}
        note={late && <Badge tone="danger" icon="clock">{t`Late`}</Badge>}
      />
    </div>
  );
}

function useAgreed(row: PurchaseOrderRow): readonly KeyValue[] {
  const { t } = useLingui();
  const format = useFormat();
  const paths = usePaths();
  const supplier = useRow('supplier', row.supplier);
  const warehouse = useRow('warehouse', row.warehouse);
  const currency = useCurrencyAgreed(row);
  const terms = useTermsOfPurchase(row);
  return [
    {
      id: 'supplier',
      label: t`Supplier`,
      value: supplier && (
        <UiLink to={paths.to(`/apps/purchasing/suppliers/${supplier.id}`)}>{supplier.name}</UiLink>
      ),
    },
    { id: 'warehouse', label: t`Deliver to`, value: warehouse?.name },
    { id: 'ordered', label: t`Ordered on`, value: row.orderedOn && <TimeCell at={row.orderedOn} /> },
    { id: 'revision', label: t`Revision`, value: row.revision === 0 ? null : format.count(row.revision) },
    { id: 'reference', label: t`Supplier's reference`, value: row.theirReference },
    ...currency,
    ...terms,
    ...useDeliveryAgreed(row),
    ...useTagValues(row.tags),
    { id: 'notes', label: t`Notes`, value: row.notes },
  ];
}
