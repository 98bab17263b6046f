import type { Actor } from '#model/engine/actor.ts';
import type { Reader } from '#model/engine/reader.ts';
import { grantsOnEntry } from '#model/areas/setup/member/member.entry.ts';
import type { Grants } from '#model/areas/setup/member/member.rules.ts';
import { permissions as everyPermission } from '#model/areas/setup/role/permissions.ts';
import { limited, type Limited, type RoleLimits } from '#model/areas/setup/role/role.limits.ts';
import { isUsed } from '#model/areas/setup/role/role.rules.ts';
import { agentOf, type AgentRow } from '../agent/agent-kinds.ts';

const ofPeople: ReadonlySet<string> = new Set([
  'apiClient.manage',
  'connection.manage',
  'workflow.enable',
  'pairing.manage',
]);

/** [AG2] What takes a person: approving, making agents, turning on workflows, and letting another company in. No agent ever holds it. */
export const takesPerson = (permission: string): boolean =>
  ofPeople.has(permission) || permission.endsWith('.approve');

/**
 * [AG4] What somebody may do in this view's company: a user as an active member, an agent as one that is at work, and
 * nobody as the other; null where they are neither, and for the system, of which nothing is asked.
 */
export function grantsOfActor(view: Reader, { type, id }: Actor): Grants | null {
  if (type === 'user') return grantsOnEntry(view, id);
  return type === 'agent' ? grantsOfAgent(view, id) : null;
}

/** [AG1] What an agent may do now: what it was given, of what its owner may do at this moment. */
function grantsOfAgent(view: Reader, id: string): Grants | null {
  const found = agentOf(view, id);
  return found?.isAtWork ? grantsAtWork(view, found.agent) : null;
}

/** [AG1] What an agent may do while it is at work; null where its owner may do nothing. */
export function grantsAtWork(view: Reader, agent: AgentRow): Grants | null {
  const owner = grantsOnEntry(view, agent.owner);
  if (!owner) return null;
  const role = agent.role === null ? undefined : view.get('role', agent.role);
  const lent = role && isUsed(role) ? role : undefined;
  const given = agent.role === null ? (agent.permissions ?? allOf(owner)) : (lent?.permissions ?? []);
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

/** A founder may do more than their role says. */
const allOf = ({ founder, permissions }: Grants): readonly string[] =>
  founder ? everyPermission : permissions;

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
  return Object.fromEntries(limited.map((kind) => [kind, lower(kind)])) as Record<Limited, number | null>; // one of each
}
