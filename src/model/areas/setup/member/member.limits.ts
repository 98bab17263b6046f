import type { Answered } from './answered.ts';
import { isWorkOf } from './own-work.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { Limited } from '../role/role.limits.ts';
import type { MemberRow } from './member.facts.ts';
import { PLACE_TAKEN } from './member.kind.ts';
import { grantsOf, type Grants } from './member.rules.ts';

/** What somebody is about to commit the company to. */
export interface Committed {
  readonly kind: Limited;
  /** Where it stands; null: in no warehouse. */
  readonly warehouse: string | null;
  /** Minor units of the company's currency; null if it cannot be told. */
  readonly total: number | null;
  /** What they do it with. */
  readonly permission: string;
}

/** What limits are asked of. */
export interface LimitedBy {
  readonly view: Reader;
  readonly env: Pick<DecisionContext<DocumentRow>['env'], 'limits' | 'internal'>;
}

/** The limit of the person proposing, minor units; null: none. */
export const limitOf = ({ env }: Pick<LimitedBy, 'env'>, kind: Limited): number | null =>
  env.internal ? null : (env.limits?.[kind] ?? null);

/** [RO13] Nobody commits the company to more than the limit of their role; the refusal names who may. */
export function overLimit(context: LimitedBy, committed: Committed, code = 'overYourLimit'): Refusal | null {
  const limit = limitOf(context, committed.kind);
  const { total } = committed;
  if (limit === null || total === null || total <= limit) return null;
  const who = membersWho(context.view, committed).map(({ name }) => name);
  const { permission } = committed;
  return { code, params: { limit, total, permission, who: who.toSorted().join(', ') } };
}

/** The members whose role permits it, there, up to its sum. */
export function membersWho(
  view: Reader,
  { kind, warehouse, total, permission }: Committed,
): readonly MemberRow[] {
  const sum = total ?? 0;
  return permittedMembers(view, { permission, warehouse }, (grants) => (grants.limits?.[kind] ?? sum) >= sum);
}

/** The members whose role permits something in a warehouse, and fits besides. */
export const permittedMembers = (
  view: Reader,
  { permission, warehouse }: Pick<Committed, 'permission' | 'warehouse'>,
  fits: (grants: Grants) => boolean = () => true,
): readonly MemberRow[] =>
  view.by('member', 'place', PLACE_TAKEN).filter(({ user }) => {
    const grants = user === null ? null : grantsOf(view, user);
    if (!grants?.may(permission)) return false;
    const covers = grants.warehouses === null || (warehouse !== null && grants.warehouses.has(warehouse));
    return covers && fits(grants);
  });

interface Submitted extends DocumentRow, Answered {
  readonly submittedBy?: string;
}

/** [PO20] [AD11] Nobody approves what they submitted, founders neither: what two people answer for, two have seen. */
export const isByAnother = ({ row, env, view }: DecisionContext<Submitted>): Refusal | null =>
  row && !env.internal && isWorkOf(view, env.by, row.submittedBy, row) ? { code: 'ownSubmission' } : null;

/** [PO21] [AD11] Only who submitted a document takes it back; others who may decide on it reject it, with a reason. */
export const isOwnSubmission = ({ row, env, view }: DecisionContext<Submitted>): Refusal | null =>
  row && !env.internal && !isWorkOf(view, env.by, row.submittedBy, row)
    ? { code: 'notYourSubmission' }
    : null;
