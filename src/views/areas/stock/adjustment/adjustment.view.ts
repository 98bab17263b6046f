import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const adjustmentView = kindView({
  kind: 'adjustment',
  one: { en: 'Adjustment', sv: 'Justering' },
  many: { en: 'Adjustments', sv: 'Justeringar' },
  icon: 'adjustments',
  list: { path: '/apps/inventory/adjustments' },
  offered: 83,
  found: 83,
  told: 33,
  pages: [
    {
      path: '/apps/inventory/adjustments',
      foundBy: 'adjustments stock correction loss scrap shrinkage revaluation hold',
      menu: { group: 'warehouse', place: 34 },
      load: async () => (await import('./adjustment-list.page.tsx')).AdjustmentListPage,
    },
    {
      path: '/apps/inventory/adjustments/create',
      title: msg`New adjustment`,
      action: 'create',
      foundBy: 'new adjustment create correct stock scrap write off revalue',
      load: async () => (await import('./adjustment-create.page.tsx')).AdjustmentCreatePage,
    },
    {
      path: '/apps/inventory/adjustments/shrinkage',
      title: msg`Shrinkage`,
      icon: 'chart',
      foundBy: 'shrinkage loss waste scrap lost goods write off',
      load: async () => (await import('./shrinkage.page.tsx')).ShrinkagePage,
    },
    {
      path: '/apps/inventory/adjustments/$id/scan',
      load: async () => (await import('./adjust-scan.page.tsx')).AdjustScanPage,
    },
    {
      path: '/apps/inventory/adjustments/$id',
      load: async () => (await import('./adjustment.page.tsx')).AdjustmentPage,
    },
  ],
  paper: {
    label: msg`Print the voucher`,
    path: '/apps/inventory/adjustments/$id/print',
    load: async () => (await import('./adjustment-paper.page.tsx')).AdjustmentPaperPage,
  },
  permits: {
    edit: msg`Edit drafts, submit and discard`,
    approve: msg`Approve adjustments of others`,
    post: msg`Post to stock`,
    take: msg`Take goods that orders were promised`,
    reverse: msg`Reverse`,
  },
});
