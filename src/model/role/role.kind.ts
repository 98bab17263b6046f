import type { Draft } from 'immer';
import { defineKind } from '../engine/kind.ts';
import type { DocumentRow } from '../engine/rows.ts';

export interface RoleRow extends DocumentRow {
  readonly name: string;
  /** Without doubles, in the order of the alphabet. */
  readonly permissions: readonly string[];
  /** True: it came with the company. */
  readonly builtIn: boolean;
}

declare module '../engine/rows.ts' {
  interface Rows {
    role: RoleRow;
  }
}

const born =
  (builtIn: boolean) =>
  (row: Draft<RoleRow>, data: Pick<RoleRow, 'name' | 'permissions'>): void =>
    void Object.assign(row, data, { builtIn });

export const roleKind = defineKind({
  kind: 'role',
  actions: ['view', 'manage'],
  isDiscussed: false,
  changesAccess: true,
  indexes: { name: (row) => (row.state === 'archived' ? null : row.name.toLowerCase()) },
  folds: { created: born(false), provided: born(true) },
});
