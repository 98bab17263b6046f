import { defineKind } from '#model/engine/kind.ts';
import type {} from './vat-rate.facts.ts';

export const vatRateKind = defineKind({
  kind: 'vatRate',
  actions: ['view', 'create', 'edit', 'archive'],
  isDiscussed: false,
  importedAs: 'vat-rates',
  indexes: { inForce: (row) => (row.state === 'active' ? row.country : null) },
});
