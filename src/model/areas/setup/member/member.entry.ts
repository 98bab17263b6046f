import { isOpenTo } from '../company/company.life.ts';
import type { Reader } from '#model/engine/reader.ts';
import { grantsOf, type Grants } from './member.rules.ts';
import { isUsed } from '../role/role.rules.ts';

/** [CY8] What a user may do in this view's company; null if they are no active member, or it is closed to them. */
export function grantsOnEntry(view: Reader, user: string): Grants | null {
  const grants = grantsOf(view, user);
  return grants && isOpenTo(view, grants) ? grants : null;
}

/** [RO16] What the same person sees while they try a role on: what it opens of that, and never more. */
export function grantsTrying(view: Reader, user: string, tried: string): Grants | null {
  const own = grantsOnEntry(view, user);
  if (!own) return null;
  const role = view.get('role', tried);
  const permissions = role && isUsed(role) ? role.permissions.filter((one) => own.may(one)) : [];
  const held = new Set(permissions);
  return {
    role: role?.name ?? '',
    founder: false,
    permissions,
    warehouses: both(role?.warehouses ? new Set(role.warehouses) : null, own.warehouses),
    limits: role?.limits ?? null,
    may: (permission) => held.has(permission),
  };
}

/** The warehouses in both scopes; null: all. */
const both = (one: Grants['warehouses'], other: Grants['warehouses']): Grants['warehouses'] =>
  one && other ? one.intersection(other) : (one ?? other);
