import type { Reader } from '../engine/reader.ts';
import { grantsOnEntry } from '../member/member.entry.ts';
import type { Grants } from '../member/member.rules.ts';
import type { Limited, RoleLimits } from '../role/role.limits.ts';
import { isUsed } from '../role/role.rules.ts';
import { agentOf } from './agent-kinds.ts';

/** [AG2] What takes a person: approving, making clients, and letting another company in. No agent ever holds it. */
export const takesPerson = (permission: string): boolean =>
  permission === 'apiClient.manage' || permission === 'pairing.manage' || permission.endsWith('.approve');

/** What a user or an agent may do in this view's company; null if they are neither an active member nor an agent at work. */
export const grantsOfActor = (view: Reader, by: string): Grants | null =>
  grantsOnEntry(view, by) ?? grantsOfAgent(view, by);

/** [AG1] What an agent may do now: what it was given, of what its owner may do at this moment. */
function grantsOfAgent(view: Reader, id: string): Grants | null {
  const found = agentOf(view, id);
  const owner = found?.isAtWork ? grantsOnEntry(view, found.agent.owner) : null;
  if (!found || !owner) return null;
  const { agent } = found;
  const role = agent.role === null ? undefined : view.get('role', agent.role);
  const lent = role && isUsed(role) ? role : undefined;
  const given = agent.role === null ? (agent.permissions ?? owner.permissions) : (lent?.permissions ?? []);
  const permissions = given.filter((one) => owner.may(one) && !takesPerson(one));
  const held = new Set(permissions);
  const scopes = [agent.warehouses, lent?.warehouses].map((one) => (one ? new Set(one) : null));
  return {
    role: lent?.name ?? '',
    founder: false,
    permissions,
    warehouses: scopes.reduce<Grants['warehouses']>(both, owner.warehouses),
    limits: lowest(lent?.limits ?? null, owner.limits),
    may: (permission) => held.has(permission),
  };
}

/** The warehouses in both scopes; null: all. */
const both = (one: Grants['warehouses'], other: Grants['warehouses']): Grants['warehouses'] =>
  one && other ? new Set([...one].filter((id) => other.has(id))) : (one ?? other);

/** Of two limits of a kind the lower one counts. */
function lowest(one: RoleLimits | null, other: RoleLimits | null): RoleLimits | null {
  if (!one || !other) return one ?? other;
  const lower = (kind: Limited): number | null => {
    const sums = [one[kind] ?? null, other[kind] ?? null].filter((sum) => sum !== null);
    return sums.length > 0 ? Math.min(...sums) : null;
  };
  return { purchaseOrder: lower('purchaseOrder'), adjustment: lower('adjustment'), count: lower('count') };
}
