import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const movementView = kindView({
  kind: 'movement',
  one: { en: 'Movement', sv: 'Flytt' },
  many: { en: 'Movements', sv: 'Lagerflyttar' },
  icon: 'arrowsExchange',
  list: { path: '/apps/inventory/movements' },
  offered: 85,
  found: 85,
  told: 35,
  pages: [
    {
      path: '/apps/inventory/movements',
      foundBy: 'movements transfers put away replenish stock ledger moves journal transactions history',
      menu: { group: 'warehouse', place: 33 },
      // It has the stock ledger, too.
      seenWith: 'item',
      load: async () => (await import('./movement-list.page.tsx')).MovementListPage,
    },
    {
      path: '/apps/inventory/movements/create',
      title: msg`New movement`,
      action: 'create',
      foundBy: 'new movement create transfer move put away replenish',
      load: async () => (await import('./movement-form.page.tsx')).MovementFormPage,
    },
    {
      path: '/apps/inventory/movements/scan',
      title: msg`Move by scanning`,
      icon: 'scan',
      action: 'create',
      foundBy: 'move by scanning scan goods bin place all of transfer phone scanner',
      load: async () => (await import('./scan/two-scans.page.tsx')).TwoScansPage,
    },
    {
      path: '/apps/inventory/movements/edit/$id',
      title: msg`Edit movement`,
      action: 'edit',
      holdsCommand: false,
      load: async () => (await import('./movement-form.page.tsx')).MovementFormPage,
    },
    {
      path: '/apps/inventory/movements/$id',
      load: async () => (await import('./movement.page.tsx')).MovementPage,
    },
  ],
  paper: {
    label: msg`Print the movement`,
    path: '/apps/inventory/movements/$id/print',
    load: async () => (await import('./movement-paper.page.tsx')).MovementPaperPage,
  },
  permits: {
    approve: msg`Approve movements of others`,
    reserve: msg`Reserve goods to be moved`,
    work: msg`Move, send and receive goods`,
    settle: msg`Settle what did not arrive`,
    cancel: msg`Cancel and recall`,
    reverse: msg`Reverse`,
  },
});
