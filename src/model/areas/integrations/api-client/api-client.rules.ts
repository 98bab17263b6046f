import { reachOf } from '#model/areas/setup/agent-rights/agent-reach.ts';
import type { Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import { beyondOf, beyondOwn, isUsed } from '#model/areas/setup/role/role.rules.ts';
import type { ApiClientForm, Rotation } from './api-client.facts.ts';
import type { ApiClientRow } from './api-client.kind.ts';

type Context = DecisionContext<ApiClientRow>;
type ClientRule<D = never> = Rule<ApiClientRow, D>;

/** [APC2] A name belongs to one client that is not over, whatever its case. */
export const clientNameIsFree: ClientRule<ApiClientForm> = ({ view, id }, data) => {
  if (!data) return null;
  const taken = view.by('apiClient', 'name', data.name.toLowerCase()).some((row) => row.id !== id);
  return taken ? onField('nameTaken', 'name', { name: data.name }) : null;
};

/** [APC2] It has a role, or permissions of its own. */
export const somethingIsPermitted: ClientRule<ApiClientForm> = ({ view }, data) => {
  if (!data) return null;
  if (data.role === null) return data.permissions.length > 0 ? null : onField('noPermissions', 'permissions');
  const role = view.get('role', data.role);
  return role && isUsed(role) ? null : onField('unknownRole', 'role');
};

/** [APC3] Nobody gives a client what they do not hold themselves: permissions, warehouses, limits. */
export const reachIsHeld: ClientRule<ApiClientForm> = ({ view, env }, data) => {
  const beyond = data && beyondOf(reachOf(view, data), env);
  if (!beyond) return null;
  const field = beyond.what === 'Warehouses' || data.role === null ? beyond.field : 'role';
  return onField(beyondOwn[beyond.what], field, beyond.params);
};

/** [APC3] Who could do less than a client neither changes it nor gets at a secret of it. */
export const clientIsWithin = ({ view, row, env }: Context): Refusal | null => {
  const beyond = row && beyondOf(reachOf(view, row), env);
  return beyond ? { code: 'clientBeyondOwn' } : null;
};

/** [APC2] The warehouses that it is limited to belong to the company. */
export const clientWarehousesAreKnown: ClientRule<ApiClientForm> = ({ view }, data) => {
  const unknown = data?.warehouses?.find((id) => !view.get('warehouse', id));
  return unknown === undefined ? null : onField('unknownWarehouse', 'warehouses');
};

/** [APC2] Its last day is not over already. */
export const lastDayIsAhead: ClientRule<ApiClientForm> = ({ env }, data) =>
  data && data.expiresOn !== null && data.expiresOn < env.today
    ? onField('lastDayIsPast', 'expiresOn')
    : null;

/** [APC5] The internal `expire` requires that its last day is over. */
export const lastDayIsOver = ({ row, env }: Context): Refusal | null =>
  row && row.expiresOn !== null && row.expiresOn < env.today ? null : { code: 'clientNotOver' };

/** [APC4] A secret tells one client from all others: nobody else has it, or had it before, and no client gets its own anew. */
export const secretIsNew: ClientRule<Rotation> = ({ view }, data) => {
  if (!data) return null;
  const { hash } = data.secret;
  const isTaken = (['secret', 'former'] as const).some((of) => view.by('apiClient', of, hash).length > 0);
  return isTaken ? onField('secretIsOld', 'secret.hash') : null;
};

/** [APC3] Whose rights bound it is another person than who takes it over. */
export const ownerIsAnother = ({ row, env }: Context): Refusal | null =>
  row?.owner === env.by ? { code: 'ownClient' } : null;
