import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const dataImportView = kindView({
  kind: 'dataImport',
  one: { en: 'Import', sv: 'Import' },
  many: { en: 'Imports', sv: 'Importer' },
  icon: 'upload',
  list: { path: '/apps/integrations/import', beginsElsewhere: true },
  offered: 205,
  found: 205,
  told: 205,
  pages: [
    {
      path: '/apps/integrations/import',
      title: msg`Import`,
      foundBy:
        'import upload file csv excel xlsx bring data migrate load products customers suppliers stock prices orders',
      load: async () => (await import('./import-list.page.tsx')).ImportListPage,
    },
    {
      path: '/apps/integrations/import/$id',
      load: async () => (await import('./import.page.tsx')).ImportPage,
    },
  ],
  paper: null,
  permits: {
    view: msg`See what was imported`,
    create: msg`Import files`,
    undo: msg`Undo imports`,
  },
});
