import type { Draft } from 'immer';
import { defineKind } from '#model/engine/kind.ts';
import type { PaymentTermForm, PaymentTermRow, ProvidedTerm } from './payment-term.facts.ts';

/** Index key of the company's default. */
export const DEFAULT = 'default';

type Row = Draft<PaymentTermRow>;

export const paymentTermKind = defineKind({
  kind: 'paymentTerm',
  actions: ['view', 'create', 'edit', 'archive'],
  isDiscussed: false,
  importedAs: 'payment-terms',
  indexes: {
    /** Archived ones too: a code is looked for in files. */
    code: (row) => row.code.toLowerCase(),
    default: (row) => (row.isDefault ? DEFAULT : null),
  },
  folds: {
    created: (row: Row, data: PaymentTermForm): void =>
      void Object.assign(row, data, { builtIn: false, isDefault: false }),
    provided: (row: Row, data: ProvidedTerm): void => void Object.assign(row, data, { builtIn: true }),
    madeDefault: (row: Row): void => void (row.isDefault = true),
    cededDefault: (row: Row): void => void (row.isDefault = false),
  },
});
