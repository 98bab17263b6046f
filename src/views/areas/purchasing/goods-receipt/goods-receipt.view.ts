import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const goodsReceiptView = kindView({
  kind: 'goodsReceipt',
  one: { en: 'Goods receipt', sv: 'Inleverans' },
  many: { en: 'Goods receipts', sv: 'Inleveranser' },
  icon: 'packageImport',
  list: { path: '/apps/inventory/receiving', query: { tab: 'receipts' } },
  offered: 80,
  found: 80,
  told: 30,
  pages: [
    {
      path: '/apps/purchasing/goods-receipts/create',
      title: msg`New goods receipt`,
      action: 'create',
      foundBy: 'new goods receipt create add receive inbound',
      load: async () => (await import('./goods-receipt-create.page.tsx')).GoodsReceiptCreatePage,
    },
    {
      path: '/apps/purchasing/goods-receipts/$id',
      load: async () => (await import('./goods-receipt.page.tsx')).GoodsReceiptPage,
    },
    {
      path: '/apps/inventory/receiving',
      title: msg`Receiving`,
      foundBy: 'receiving goods receipts inbound arrivals',
      menu: { group: 'warehouse', place: 10 },
      load: async () => (await import('./receiving/receiving.page.tsx')).ReceivingPage,
    },
  ],
  paper: {
    label: msg`Print the receipt`,
    isMailed: true,
    path: '/apps/purchasing/goods-receipts/$id/print',
    load: async () => (await import('./goods-receipt-paper.page.tsx')).GoodsReceiptPaperPage,
  },
  permits: {
    edit: msg`Count and discard`,
    inspect: msg`Inspect what was counted`,
    post: msg`Post to stock`,
    backdate: msg`Post as of an earlier day`,
    override: msg`Post more than the order allows`,
    correct: msg`Correct the cost of what was posted`,
    reverse: msg`Reverse`,
  },
});
