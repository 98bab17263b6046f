import type { Reader } from '../engine/reader.ts';
import { grantsOnEntry } from '../member/member.entry.ts';
import type { Grants } from '../member/member.rules.ts';
import type { Limited, RoleLimits } from '../role/role.limits.ts';
import { isUsed } from '../role/role.rules.ts';
import type { ApiClientRow } from './api-client.kind.ts';

/** Whether it may call at all: neither suspended nor over. */
const isWorking = ({ state }: Pick<ApiClientRow, 'state'>): boolean =>
  state === 'active' || state === 'rotating';

/** [APC1] What tells a client that may not call why. */
const standing: Readonly<Record<string, string>> = {
  suspended: 'clientSuspended',
  expired: 'clientExpired',
  revoked: 'clientRevoked',
};

/** [APC1] The code of why it may not call in its state; null if it may. */
export const stateRefusal = ({ state }: Pick<ApiClientRow, 'state'>): string | null =>
  standing[String(state)] ?? null;

/** [APC8] What takes a person: approving, and making clients. No client ever holds it. */
export const takesPerson = (permission: string): boolean =>
  permission === 'apiClient.manage' || permission.endsWith('.approve');

/** What a user or a client may do in this view's company; null if they are neither an active member nor a client. */
export const grantsOfActor = (view: Reader, by: string): Grants | null =>
  grantsOnEntry(view, by) ?? grantsOfClient(view, by);

/** [APC3] What a client may do now: what it was given, of what its owner may do at this moment. */
function grantsOfClient(view: Reader, id: string): Grants | null {
  const client = view.get('apiClient', id);
  const owner = client && isWorking(client) ? grantsOnEntry(view, client.owner) : null;
  if (!client || !owner) return null;
  const role = client.role === null ? undefined : view.get('role', client.role);
  const lent = role && isUsed(role) ? role : undefined;
  const given = client.role === null ? client.permissions : (lent?.permissions ?? []);
  const permissions = given.filter((one) => owner.may(one) && !takesPerson(one));
  const held = new Set(permissions);
  const scopes = [client.warehouses, lent?.warehouses].map((one) => (one ? new Set(one) : null));
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
