import { defineKind } from '#model/engine/kind.ts';
import { categoryFolds } from '#model/areas/setup/party-category/party-category.folds.ts';
import { categoryIndexes } from '#model/areas/setup/party-category/party-category.indexes.ts';
import type {} from './customer-category.facts.ts';

export const customerCategoryKind = defineKind({
  kind: 'customerCategory',
  actions: ['view', 'create', 'edit', 'archive', 'merge'],
  importedAs: 'customer-categories',
  references: { parent: 'customerCategory' },
  indexes: categoryIndexes,
  folds: categoryFolds,
});
