import { typed } from '#model/engine/reader.ts';
import { isWithin } from '#model/engine/scope.ts';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { grantsOf } from '#model/areas/setup/member/member.rules.ts';
import type { Recipient } from '#model/areas/integrations/workflow/workflow.facts.ts';
import { membersAndRoles } from '#server/platform/model/members-and-roles.ts';
import { layoutFor } from '#server/platform/model/row-layout.ts';
import type { Trx } from '../workflow-deps.ts';
import type { Acting } from './outcome.ts';

export interface Told {
  readonly user: string;
  readonly name: string;
}

/** Those of the recipients who may see the document now, and hold a permission where one is asked for; by name. */
export async function recipientsOf(
  trx: Trx,
  { deps: { layouts }, company, run, workflow, row }: Acting,
  to: Recipient,
  permission?: string,
): Promise<readonly Told[]> {
  const store = await membersAndRoles(trx, company, layouts);
  const view = typed(store);
  const { table } = layoutFor(layouts, run.kind);
  const author = to.who === 'author' ? await authorOf(trx, company, run) : undefined;
  const isMeant = ({ user, role }: MemberRow): boolean => {
    if (to.who === 'role') return role === to.role;
    if (to.who === 'person') return user === to.user;
    return user === (to.who === 'author' ? author : workflow.owner);
  };
  const members = [...store.all('member').values()] as MemberRow[]; // the table of members holds their rows
  return members
    .filter(isMeant)
    .flatMap(({ user, name }) => {
      const grants = user === null ? null : grantsOf(view, user);
      if (user === null || !grants?.may(`${run.kind}.view`)) return [];
      if (permission !== undefined && !grants.may(permission)) return [];
      return isWithin(grants.warehouses, table, row) ? [{ user, name }] : [];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

async function authorOf(
  trx: Trx,
  company: number,
  { kind, document }: Acting['run'],
): Promise<string | undefined> {
  const first = await trx
    .selectFrom('event')
    .select('by')
    .where('company_id', '=', company)
    .where('kind', '=', kind)
    .where('document', '=', document)
    .where('version', '=', 1)
    .executeTakeFirst();
  return first?.by;
}

export const namesOf = (people: readonly Told[]): string => people.map(({ name }) => name).join(', ');
