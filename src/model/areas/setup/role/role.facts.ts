import { z } from 'zod';
import * as v from '#model/values/schemas.ts';
import type { Limited } from './role.limits.ts';
import { permissions, type Permission } from './permissions.ts';

const limits = z.strictObject({
  purchaseOrder: v.amount.nullable(),
  supplierBill: v.amount.nullable().optional(),
  adjustment: v.amount.nullable().optional(),
  count: v.amount.nullable().optional(),
  salesOrder: v.amount.nullable().optional(),
  salesDiscount: v.percent.nullable().optional(),
  salesBelowCost: v.percent.nullable().optional(),
  salesCredit: v.amount.nullable().optional(),
  writeOff: v.amount.nullable().optional(),
} satisfies Record<Limited, z.ZodType>);

export const roleForm = z.strictObject({
  name: v.name,
  permissions: z.array(z.enum(permissions as [Permission, ...Permission[]])).max(permissions.length), // never empty
  /** The warehouses it is limited to; null or absent: all. */
  warehouses: z.array(v.id).min(1).max(200).nullable().optional(),
  limits: limits.optional(),
});
export type RoleForm = z.infer<typeof roleForm>;

/** Facts outlive the catalogue: a permission that is gone stays in them and opens nothing. */
const roleFact = z.object({
  name: v.name,
  permissions: z.array(v.code),
  /** Absent in facts from before roles had scopes and limits. */
  warehouses: z.array(v.id).nullable().optional(),
  limits: limits.optional(),
});

export const roleFacts = {
  created: roleFact,
  provided: roleFact,
  updated: roleFact,
  archived: v.empty,
} as const;
