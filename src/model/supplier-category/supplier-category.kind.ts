import { defineKind } from '../engine/kind.ts';
import { categoryFolds } from '../party-category/party-category.folds.ts';
import { categoryIndexes } from '../party-category/party-category.indexes.ts';
import type {} from './supplier-category.facts.ts';

export const supplierCategoryKind = defineKind({
  kind: 'supplierCategory',
  actions: ['view', 'create', 'edit', 'archive', 'merge'],
  importedAs: 'supplier-categories',
  references: { parent: 'supplierCategory' },
  indexes: categoryIndexes,
  folds: categoryFolds,
});
