import { kindWithoutPages } from '../kind-view.ts';

export const dataImportView = kindWithoutPages({
  kind: 'dataImport',
  one: { en: 'Import', sv: 'Import' },
  many: { en: 'Imports', sv: 'Importer' },
});
