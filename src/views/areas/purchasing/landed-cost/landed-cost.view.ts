import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const landedCostView = kindView({
  kind: 'landedCost',
  one: { en: 'Landed cost', sv: 'Hemtagningskostnad' },
  many: { en: 'Landed costs', sv: 'Hemtagningskostnader' },
  icon: 'packageImport',
  list: { path: '/apps/purchasing/landed-costs' },
  offered: 89,
  found: 89,
  told: 56,
  pages: [
    {
      path: '/apps/purchasing/landed-costs',
      foundBy: 'landed cost freight duty customs insurance import charges cost of goods',
      menu: { group: 'purchasing', place: 15 },
      load: async () => (await import('./landed-cost-list.page.tsx')).LandedCostListPage,
    },
    {
      path: '/apps/purchasing/landed-costs/create',
      title: msg`New landed cost`,
      action: 'create',
      foundBy: 'add landed cost freight duty customs spread',
      load: async () => (await import('./landed-cost-create.page.tsx')).LandedCostCreatePage,
    },
    {
      path: '/apps/purchasing/landed-costs/$id',
      load: async () => (await import('./landed-cost.page.tsx')).LandedCostPage,
    },
  ],
  paper: null,
  permits: {
    edit: msg`Edit and discard drafts`,
    post: msg`Post landed costs`,
    reverse: msg`Reverse landed costs`,
  },
});
