import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const countView = kindView({
  kind: 'count',
  one: { en: 'Stock count', sv: 'Inventering' },
  many: { en: 'Stock counts', sv: 'Inventeringar' },
  icon: 'clipboard',
  list: { path: '/apps/inventory/counting' },
  offered: 114,
  found: 93,
  told: 47,
  pages: [
    {
      path: '/apps/inventory/counting',
      title: msg`Counting`,
      foundBy: 'counting stock count stocktake cycle count inventory',
      menu: { group: 'warehouse', place: 37 },
      load: async () => (await import('./counting.page.tsx')).CountingPage,
    },
    {
      path: '/apps/inventory/counting/$id',
      load: async () => (await import('./count.page.tsx')).CountPage,
    },
  ],
  paper: {
    label: msg`Print the count sheet`,
    path: '/apps/inventory/counting/$id/print',
    load: async () => (await import('./count-paper.page.tsx')).CountPaperPage,
  },
  permits: {
    work: msg`Count`,
    seeExpected: msg`See what is expected`,
    review: msg`Explain differences and review counts`,
    approve: msg`Approve counts`,
    post: msg`Post to stock`,
    reverse: msg`Reverse`,
    cancel: msg`Cancel counts`,
  },
});
