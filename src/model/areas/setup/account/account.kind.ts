import type { Draft } from 'immer';
import { defineKind } from '#model/engine/kind.ts';
import type { AccountForm, AccountRow } from './account.facts.ts';

const born =
  (builtIn: boolean) =>
  (row: Draft<AccountRow>, data: AccountForm): void =>
    void Object.assign(row, data, { builtIn });

export const accountKind = defineKind({
  kind: 'account',
  actions: ['view', 'create', 'edit', 'archive'],
  isDiscussed: false,
  importedAs: 'accounts',
  /** Archived ones too: what was posted to them keeps their numbers. */
  indexes: { number: (row) => row.number },
  folds: { created: born(false), provided: born(true) },
});
