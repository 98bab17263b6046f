import type { Draft } from 'immer';
import { defineKind } from '#model/engine/kind.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { RoleLimits } from './role.limits.ts';

export interface RoleRow extends DocumentRow {
  readonly name: string;
  /** Without doubles, in the order of the alphabet. */
  readonly permissions: readonly string[];
  /** The warehouses it is limited to, in the order of their ids; null or absent: all. */
  readonly warehouses?: readonly string[] | null;
  /** What its holders commit alone; absent: without limits. */
  readonly limits?: RoleLimits;
  /** True: it came with the company. */
  readonly builtIn: boolean;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    role: RoleRow;
  }
}

const born =
  (builtIn: boolean) =>
  (row: Draft<RoleRow>, data: Omit<RoleRow, keyof DocumentRow | 'builtIn'>): void =>
    void Object.assign(row, data, { builtIn });

export const roleKind = defineKind({
  kind: 'role',
  actions: ['view', 'manage'],
  isDiscussed: false,
  changesAccess: true,
  indexes: { name: (row) => (row.state === 'archived' ? null : row.name.toLowerCase()) },
  folds: { created: born(false), provided: born(true) },
});
