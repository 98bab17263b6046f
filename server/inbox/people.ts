import type { Transaction } from 'kysely';
import type { Ability, Person } from '#model/engine/company-model.ts';
import { typed } from '#model/engine/reader.ts';
import { isWithin } from '#model/engine/scope.ts';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { grantsOf } from '#model/areas/setup/member/member.rules.ts';
import type { Limited } from '#model/areas/setup/role/role.limits.ts';
import { visibleKind, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { layoutFor } from '#server/platform/model/row-layout.ts';
import { rowsById } from '#server/platform/model/row-storage.ts';
import { membersAndRoles } from '../platform/model/members-and-roles.ts';

/** The members who may see documents of a kind, or do something with them, by name, for a reader who may see it too. */
export async function peopleWhoMay(
  trx: Transaction<Schema>,
  deps: CompanyRouteDeps,
  access: CompanyAccess,
  { kind, permission, document, total = 0 }: Ability,
): Promise<Person[]> {
  const { table } = visibleKind(deps, access, kind);
  const { view } = table;
  const ids = document === undefined ? [] : [document];
  const [found] = await rowsById(trx, access.company, layoutFor(deps.layouts, kind), ids);
  const row = found && isWithin(access.access.scope, table, found) ? found : undefined;
  const store = await membersAndRoles(trx, access.company, deps.layouts);
  const members = [...store.all('member').values()] as MemberRow[]; // the table of members holds their rows
  const reader = typed(store);
  const isAble = (user: string): boolean => {
    const grants = grantsOf(reader, user);
    if (!grants || view === null || !grants.may(view)) return false;
    if (permission !== undefined && !grants.may(permission)) return false;
    if ((grants.limits?.[kind as Limited] ?? total) < total) return false; // other kinds have no limit
    return row === undefined || isWithin(grants.warehouses, table, row);
  };
  return members
    .flatMap(({ user, name }) => (user !== null && isAble(user) ? [{ user, name }] : []))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
