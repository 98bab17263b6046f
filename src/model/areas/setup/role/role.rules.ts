import type { Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Env } from '#model/engine/env.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import { permissions } from './permissions.ts';
import type { RoleForm } from './role.facts.ts';
import { limited, salesLimits, type Limited, type RoleLimits } from './role.limits.ts';
import type { RoleRow } from './role.kind.ts';

/** Whether a role opens anything: not once it is archived. */
export const isUsed = ({ state }: Pick<RoleRow, 'state'>): boolean => state === 'active';

type RoleRule<D = never> = Rule<RoleRow, D>;

/** [RO1] A name belongs to one role of the company, whatever its case. */
export const roleNameIsFree: RoleRule<RoleForm> = ({ view, id }, data) => {
  if (!data) return null;
  const taken = view.by('role', 'name', data.name.toLowerCase()).some((row) => row.id !== id);
  return taken ? onField('nameTaken', 'name', { name: data.name }) : null;
};

/** [RO2] A role that a member has is not archived. */
export const nobodyHasIt: RoleRule = ({ view, id }) => {
  const members = view.by('member', 'role', id).length;
  return members > 0 ? { code: 'roleInUse', params: { members } } : null;
};

/** [RO3, RO13] Nobody puts into a role what they do not hold themselves: permissions, warehouses, limits. */
export const permissionsAreHeld: RoleRule<RoleForm> = ({ env }, data) => {
  const beyond = data && beyondOf(data, env);
  return beyond ? onField(beyondOwn[beyond.what], beyond.field, beyond.params) : null;
};

/** [RO12, RO13] A role that can do more than somebody is neither changed nor archived by them. */
export const roleIsWithin = ({ row, env }: DecisionContext<RoleRow>): Refusal | null => {
  const beyond = row && beyondOf(row, env);
  return beyond ? { code: roleBeyondOwn[beyond.what], params: beyond.params } : null;
};

/** [RO14] The warehouses of a scope belong to the company. */
export const warehousesAreKnown: RoleRule<RoleForm> = ({ view }, data) => {
  const unknown = data?.warehouses?.find((id) => !view.get('warehouse', id));
  return unknown === undefined ? null : onField('unknownWarehouse', 'warehouses');
};

/** What a role has more of than the person proposing. */
interface Beyond {
  readonly what: 'Permissions' | 'Warehouses' | 'Limits';
  readonly params: Readonly<Record<string, string>>;
  /** Where the form has it. */
  readonly field: string;
}
/** The refusals of giving such a role, and of changing it. */
export const beyondOwn = {
  Permissions: 'beyondOwnPermissions',
  Warehouses: 'beyondOwnWarehouses',
  Limits: 'beyondOwnLimits',
} as const;
export const roleBeyondOwn = {
  Permissions: 'roleBeyondOwnPermissions',
  Warehouses: 'roleBeyondOwnWarehouses',
  Limits: 'roleBeyondOwnLimits',
} as const;

/** What of its author a decision about a role asks for. */
export type Author = Pick<Env, 'may' | 'warehouses' | 'limits' | 'internal'>;

interface Reach {
  readonly permissions: readonly string[];
  readonly warehouses?: readonly string[] | null | undefined;
  readonly limits?: RoleLimits | undefined;
}
const catalogue: ReadonlySet<string> = new Set(permissions);

/** [RO13] What of a role is beyond the person proposing, if anything; a permission that is gone opens nothing. */
export function beyondOf(role: Reach, env: Author): Beyond | undefined {
  if (env.internal) return undefined;
  const permission = role.permissions.find((one) => catalogue.has(one) && !env.may(one));
  if (permission !== undefined) return { what: 'Permissions', params: { permission }, field: 'permissions' };
  if (!isCovered(role, env)) return { what: 'Warehouses', params: {}, field: 'warehouses' };
  const kind = limitBeyond(role, env);
  return kind && { what: 'Limits', params: {}, field: `limits.${kind}` };
}

function isCovered({ warehouses = null }: Reach, env: Author): boolean {
  const own = env.warehouses ?? null;
  return own === null || (warehouses !== null && warehouses.every((id) => own.has(id)));
}

/** A role that may commit nothing has nothing to limit. */
function limitBeyond({ permissions: held, limits }: Reach, env: Author): Limited | undefined {
  return limited.find((kind) => {
    const own = limitIn(kind, env);
    if (own === null || !isLimited(kind, { permissions: held })) return false;
    const limit = limitIn(kind, { limits, may: (permission) => held.includes(permission) });
    return limit === null || limit > own;
  });
}

/** Whether a limit of this kind means anything to a role. */
export const isLimited = (kind: Limited, { permissions: held }: Pick<Reach, 'permissions'>): boolean =>
  committing[kind].some((permission) => held.includes(permission)) &&
  !(isOfSales(kind) && held.includes(UNLIMITED_SALES));

const isOfSales = (kind: Limited): boolean => salesLimits.some((one) => one === kind);

/**
 * How far somebody goes alone; null: without a limit. Of sales nothing limits who may override limits; nobody else goes
 * beyond the credit of a customer unless their role says how far. [RO13] [SO73]
 */
export function limitIn(kind: Limited, { may, limits }: Holder): number | null {
  if (isOfSales(kind) && may(UNLIMITED_SALES)) return null;
  return limits?.[kind] ?? (kind === 'salesCredit' ? 0 : null);
}

/** Whose limits are asked for: of who proposes, or of a role. */
interface Holder extends Pick<Env, 'may'> {
  readonly limits?: Readonly<Partial<Record<string, number | null | undefined>>> | null | undefined;
}

/** Who may do this is not limited in sales. */
const UNLIMITED_SALES = 'salesOrder.override';
/** What writes a receivable off. */
export const WRITE_OFF = 'invoice.writeOff';
const agreeing = ['salesOrder.confirm', 'salesOrder.approve'];

/** The permissions that a limit is for, by kind. */
const committing: Readonly<Record<Limited, readonly string[]>> = {
  purchaseOrder: ['purchaseOrder.place', 'purchaseOrder.approve', 'purchaseOrder.reopen'],
  supplierBill: ['supplierBill.approve'],
  adjustment: ['adjustment.edit', 'adjustment.post', 'adjustment.approve'],
  count: ['count.post', 'count.approve'],
  salesOrder: agreeing,
  salesDiscount: agreeing,
  salesBelowCost: agreeing,
  salesCredit: agreeing,
  writeOff: [WRITE_OFF],
};
