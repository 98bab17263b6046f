import { z } from 'zod';
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
  archived: v.empty,
} as const;
