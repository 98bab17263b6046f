import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const shipmentView = kindView({
  kind: 'shipment',
  one: { en: 'Shipment', sv: 'Leverans' },
  many: { en: 'Shipments', sv: 'Leveranser' },
  icon: 'truck',
  list: { path: '/apps/sales/shipments' },
  offered: 100,
  found: 60,
  told: 50,
  pages: [
    {
      path: '/apps/sales/shipments',
      foundBy: 'shipments deliveries outbound',
      menu: { group: 'sales', place: 30 },
      load: async () => (await import('./shipment-list.page.tsx')).ShipmentListPage,
    },
  ],
  paper: {
    label: msg`Print the delivery note`,
    isMailed: true,
    path: '/apps/sales/shipments/$id/print',
    title: msg`Delivery note`,
    load: async () => (await import('./packing-slip.page.tsx')).PackingSlipPage,
  },
  permits: {
    edit: msg`Pack`,
    ship: msg`Ship`,
    deliver: msg`Mark as delivered`,
    cancel: msg`Cancel shipments`,
    reverse: msg`Reverse`,
    override: msg`Allow blocked lots`,
  },
});
