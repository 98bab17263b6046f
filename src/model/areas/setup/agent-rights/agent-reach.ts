import type { Reader } from '#model/engine/reader.ts';
import { isUsed } from '#model/areas/setup/role/role.rules.ts';
import type { AgentRow } from '../agent/agent-kinds.ts';

type Given = Pick<AgentRow, 'role' | 'warehouses'> & { readonly permissions: readonly string[] };

/** What an agent may do at most, before what its owner may do is asked. */
export function reachOf(view: Reader, { role: lent, permissions: own, warehouses: few }: Given) {
  const role = lent === null ? undefined : view.get('role', lent);
  if (lent === null) return { permissions: own, warehouses: few };
  if (!role || !isUsed(role)) return { permissions: [], warehouses: few };
  const { permissions, limits, warehouses = null } = role;
  return { permissions, limits, warehouses: few ?? warehouses };
}
