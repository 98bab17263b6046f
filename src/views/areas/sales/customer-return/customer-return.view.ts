import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const customerReturnView = kindView({
  kind: 'customerReturn',
  one: { en: 'Return', sv: 'Retur' },
  many: { en: 'Returns', sv: 'Kundreturer' },
  icon: 'truckReturn',
  list: { path: '/apps/sales/returns' },
  offered: 105,
  found: 65,
  told: 55,
  pages: [
    {
      path: '/apps/sales/returns',
      foundBy: 'returns return goods rma credit customer complaint',
      menu: { group: 'sales', place: 35 },
      load: async () => (await import('./customer-return-list.page.tsx')).CustomerReturnListPage,
    },
    {
      path: '/apps/sales/returns/rates',
      title: msg`Return rates`,
      icon: 'chart',
      foundBy: 'return rates share of returns by product reason customer',
      load: async () => (await import('./return-rates.page.tsx')).ReturnRatesPage,
    },
    {
      path: '/apps/sales/returns/$id',
      load: async () => (await import('./customer-return.page.tsx')).CustomerReturnPage,
    },
  ],
  paper: {
    label: msg`Print the return slip`,
    isMailed: true,
    path: '/apps/sales/returns/$id/print',
    title: msg`Return slip`,
    load: async () => (await import('./return-slip.page.tsx')).ReturnSlipPage,
  },
  permits: {
    edit: msg`Edit drafts and ask for approval`,
    approve: msg`Approve and refuse returns`,
    receive: msg`Receive and grade goods`,
    post: msg`Post to stock`,
    reverse: msg`Reverse what was received`,
    credit: msg`Mark as credited and close`,
    cancel: msg`Cancel returns`,
    override: msg`Take back what is too late, or was not sold`,
  },
});
