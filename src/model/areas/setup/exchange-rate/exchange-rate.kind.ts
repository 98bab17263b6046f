import { defineKind } from '#model/engine/kind.ts';
import type {} from './exchange-rate.facts.ts';

export const exchangeRateKind = defineKind({
  kind: 'exchangeRate',
  actions: ['view', 'create', 'edit', 'archive'],
  isDiscussed: false,
  importedAs: 'exchange-rates',
  indexes: { currency: (row) => (row.state === 'active' ? row.currency : null) },
});
