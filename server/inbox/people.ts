import type { Transaction } from 'kysely';
import type { Person } from '#model/engine/company-model.ts';
import { typed } from '#model/engine/reader.ts';
import type { MemberRow } from '#model/member/member.facts.ts';
import { grantsOf } from '#model/member/member.rules.ts';
import { visibleKind, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { membersAndRoles } from './members-and-roles.ts';

/** The members who may see documents of a kind, sorted by name, for a reader who may see it too. */
export async function peopleWhoSee(
  trx: Transaction<Schema>,
  deps: CompanyRouteDeps,
  access: CompanyAccess,
  kind: string,
): Promise<Person[]> {
  const { view } = visibleKind(deps, access, kind).table;
  const store = await membersAndRoles(trx, access.company, deps.layouts);
  const members = [...store.all('member').values()] as MemberRow[]; // the table of members holds their rows
  const reader = typed(store);
  return members
    .flatMap(({ user, name }) =>
      user !== null && view !== null && grantsOf(reader, user)?.may(view) ? [{ user, name }] : [],
    )
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
