import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const supplierReturnView = kindView({
  kind: 'supplierReturn',
  one: { en: 'Return to supplier', sv: 'Leverantörsretur' },
  many: { en: 'Returns to suppliers', sv: 'Leverantörsreturer' },
  icon: 'truckReturn',
  list: { path: '/apps/purchasing/returns', beginsElsewhere: true },
  offered: 87,
  found: 87,
  told: 57,
  pages: [
    {
      path: '/apps/purchasing/returns',
      foundBy: 'returns to suppliers return goods rma credit complaint rejected',
      menu: { group: 'purchasing', place: 17 },
      load: async () => (await import('./supplier-return-list.page.tsx')).SupplierReturnListPage,
    },
    {
      path: '/apps/purchasing/returns/$id',
      load: async () => (await import('./supplier-return.page.tsx')).SupplierReturnPage,
    },
  ],
  paper: {
    label: msg`Print the return note`,
    isMailed: true,
    path: '/apps/purchasing/returns/$id/print',
    title: msg`Return note`,
    load: async () => (await import('./return-note.page.tsx')).ReturnNotePage,
  },
  permits: {
    edit: msg`Edit drafts and ask the supplier`,
    accept: msg`Register what the supplier says`,
    dispatch: msg`Send goods back`,
    credit: msg`Register the credit`,
    cancel: msg`Cancel returns`,
    reverse: msg`Reverse what was sent back`,
  },
});
