import { z } from 'zod';
import type { DocumentRow } from '../engine/rows.ts';
import * as v from '../values/schemas.ts';
import { permissions, type Permission } from './permissions.ts';

export const roleForm = z.strictObject({
  name: v.name,
  permissions: z.array(z.enum(permissions as [Permission, ...Permission[]])).max(permissions.length), // never empty
});
export type RoleForm = z.infer<typeof roleForm>;

/** Facts outlive the catalogue: a permission that is gone stays in them and opens nothing. */
const roleFact = z.object({ name: v.name, permissions: z.array(v.code) });

export const roleFacts = {
  created: roleFact,
  provided: roleFact,
  updated: roleFact,
  archived: z.object({}),
} as const;

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
