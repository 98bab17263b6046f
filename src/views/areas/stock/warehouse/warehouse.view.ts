import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const warehouseView = kindView({
  kind: 'warehouse',
  one: { en: 'Warehouse', sv: 'Lager' },
  many: { en: 'Warehouses', sv: 'Lager' },
  icon: 'warehouse',
  list: { path: '/apps/warehouse/warehouse' },
  offered: 60,
  found: 100,
  told: null,
  pages: [
    {
      path: '/apps/warehouse/warehouse',
      foundBy: 'warehouses sites',
      menu: { group: 'warehouse', place: 50 },
      load: async () => (await import('./warehouse-list.page.tsx')).WarehouseListPage,
    },
    {
      path: '/apps/warehouse/warehouse/$id',
      load: async () => (await import('./warehouse.page.tsx')).WarehousePage,
    },
  ],
  paper: null,
  permits: { edit: msg`Edit, block and unblock` },
});
