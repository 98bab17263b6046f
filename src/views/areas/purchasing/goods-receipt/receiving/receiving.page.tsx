import { useLingui } from '@lingui/react/macro';
import { goodsReceiptListing } from '#model/areas/purchasing/goods-receipt/goods-receipt.listing.ts';
import { isUnfinished } from '#model/areas/purchasing/goods-receipt/goods-receipt.kind.ts';
import { isAwaited } from '#model/areas/purchasing/purchase-order/purchase-order.kind.ts';
import { addDays } from '#model/values/moments.ts';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { expectedOn, isLate } from '#model/areas/purchasing/purchase-order/purchase-order.figures.ts';
import { useListCount } from '#views/kit/list/use-list-count.ts';
import { Badge } from '#views/ui/badge.tsx';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Stat, Stats } from '#views/ui/stat.tsx';
import { Tabs } from '#views/ui/tabs.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { ExpectedArrivals } from './expected-arrivals.tsx';
import { ReceiptList } from './receipt-list.tsx';

/** Everything incoming: expected, being counted, received. */
export function ReceivingPage() {
  const { t } = useLingui();
  const paths = usePaths();
  const refused = useRefused('goodsReceipt');
  const refusal = useCreationRefusal('goodsReceipt');
  return (
    <>
      <PageHeader
        title={t`Receiving`}
        primary={
          <Button
            variant="primary"
            icon="plus"
            to={paths.to('/apps/purchasing/goods-receipts/create')}
            {...refused(refusal)}
          >
            {t`New goods receipt`}
          </Button>
        }
      />
      <div className="ui-stack">
        <Figures />
        <ReceivingTabs />
      </div>
    </>
  );
}

/** Expected goods, and all receipts. */
function ReceivingTabs() {
  const { t } = useLingui();
  const [query, setQuery] = useAddress();
  const orders = useRows('purchaseOrder').filter(isAwaited);
  // All there are, as the list of them: the device holds those of late alone.
  const receipts = useListCount(goodsReceiptListing, {}, useModel().may('goodsReceipt.view'));
  const partyOf = usePartyName();
  const active = query['tab'] === 'receipts' ? 'receipts' : 'expected';
  return (
    <div>
      <Tabs
        label={t`Receiving`}
        active={active}
        tabs={[
          { id: 'expected', label: t`Expected arrivals`, count: orders.length, icon: 'truckDelivery' },
          { id: 'receipts', label: t`Goods receipts`, count: receipts, icon: 'packageImport' },
        ]}
        onChange={(tab) =>
          setQuery({
            tab: tab === 'receipts' ? tab : undefined,
            q: undefined,
            state: undefined,
            sort: undefined,
          })
        }
      >
        {active === 'expected' ? (
          <ExpectedArrivals orders={orders} partyOf={partyOf} />
        ) : (
          <ReceiptList partyOf={partyOf} />
        )}
      </Tabs>
    </div>
  );
}

/** How many orders are late, due today and due this week, and how many receipts are being counted. */
function Figures() {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  const orders = useRows('purchaseOrder').filter(isAwaited);
  const counting = useRows('goodsReceipt').filter((row) => isUnfinished(row));
  const due = (from: string, to: string): number =>
    orders.filter((row) => {
      const on = expectedOn(row);
      return on !== null && on >= from && on <= to;
    }).length;
  const late = orders.filter((row) => isLate(row, today)).length;
  return (
    <Stats>
      <Stat
        label={t`Late`}
        figure={format.count(late)}
        note={late > 0 && <Badge tone="danger" icon="clock">{t`Remind the supplier`}</Badge>}
      />
      <Stat label={t`Today`} figure={format.count(due(today, today))} />
      <Stat label={t`Next seven days`} figure={format.count(due(addDays(today, 1), addDays(today, 7)))} />
      <Stat label={t`Being counted`} figure={format.count(counting.length)} />
    </Stats>
  );
}

function usePartyName(): (id: string | null) => string {
  const { t } = useLingui();
  const { replica } = useModel();
  return (id) => (id === null ? t`Without a supplier` : (replica.view.get('supplier', id)?.name ?? ''));
}
