import type { Draft } from 'immer';
import { defineKind } from '#model/engine/kind.ts';
import type { DeliveryTermForm, DeliveryTermRow } from './delivery-term.facts.ts';

const born =
  (builtIn: boolean) =>
  (row: Draft<DeliveryTermRow>, data: DeliveryTermForm): void =>
    void Object.assign(row, data, { builtIn });

export const deliveryTermKind = defineKind({
  kind: 'deliveryTerm',
  actions: ['view', 'create', 'edit', 'archive'],
  isDiscussed: false,
  importedAs: 'delivery-terms',
  indexes: {
    /** Archived ones too: papers of before name them. */
    code: (row) => row.code.toLowerCase(),
  },
  folds: { created: born(false), provided: born(true) },
});
