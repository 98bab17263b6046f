import { defineKind } from '#model/engine/kind.ts';
import { categoryFolds } from '#model/areas/setup/party-category/party-category.folds.ts';
import { categoryIndexes } from '#model/areas/setup/party-category/party-category.indexes.ts';
import type {} from './supplier-category.facts.ts';

export const supplierCategoryKind = defineKind({
  kind: 'supplierCategory',
  actions: ['view', 'create', 'edit', 'archive', 'merge'],
  importedAs: 'supplier-categories',
  references: { parent: 'supplierCategory' },
  indexes: categoryIndexes,
  folds: categoryFolds,
});
