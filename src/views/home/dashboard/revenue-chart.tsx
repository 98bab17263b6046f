import { useLingui } from '@lingui/react/macro';
import { salesOrderListing } from '#model/areas/sales/sales-order/sales-order.listing.ts';
import { OrdersInPeriod } from '#views/areas/setup/period/orders-in-period.tsx';

const list = { listing: salesOrderListing, by: 'confirmed', filters: {} };

/** Net of confirmed orders, by order day. */
export function RevenueChart() {
  const { t } = useLingui();
  return (
    <OrdersInPeriod
      tour="dashboard-revenue"
      title={t`Orders confirmed`}
      list={list}
      field="net"
      otherwise="days30"
    />
  );
}
