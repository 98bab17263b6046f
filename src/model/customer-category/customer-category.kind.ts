import { defineKind } from '../engine/kind.ts';
import { categoryFolds } from '../party-category/party-category.folds.ts';
import { categoryIndexes } from '../party-category/party-category.indexes.ts';
import type {} from './customer-category.facts.ts';

export const customerCategoryKind = defineKind({
  kind: 'customerCategory',
  actions: ['view', 'create', 'edit', 'archive', 'merge'],
  importedAs: 'customer-categories',
  references: { parent: 'customerCategory' },
  indexes: categoryIndexes,
  folds: categoryFolds,
});
