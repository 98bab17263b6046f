import type { Draft } from 'immer';
import { defineKind } from '#model/engine/kind.ts';
import type { ReasonForm, ReasonRow } from './reason.facts.ts';

/** Index key of a code among the reasons of its action, case-insensitive. */
export const reasonKey = (action: string, code: string): string => `${action}:${code.toLowerCase()}`;

const born =
  (builtIn: boolean) =>
  (row: Draft<ReasonRow>, data: ReasonForm): void =>
    void Object.assign(row, data, { builtIn });

export const reasonKind = defineKind({
  kind: 'reason',
  actions: ['view', 'create', 'edit', 'archive'],
  isDiscussed: false,
  importedAs: 'reasons',
  references: { account: 'account' },
  indexes: {
    /** Archived ones too: documents keep their codes. */
    code: (row) => reasonKey(row.action, row.code),
    account: (row) => (row.state === 'active' ? (row.account ?? null) : null),
    choices: (row) => (row.state === 'active' ? row.action : null),
  },
  folds: { created: born(false), provided: born(true) },
});
