import type { Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import { onField } from '#model/engine/on-field.ts';
import type { RoleLimits } from '../role/role.limits.ts';
import { beyondOf, beyondOwn, isUsed } from '../role/role.rules.ts';
import type { Acceptance, MemberForm, MemberRow } from './member.facts.ts';
import { ACTING_FOUNDER } from './member.kind.ts';

type MemberContext = DecisionContext<MemberRow>;
type MemberRule<D> = Rule<MemberRow, D>;

/** What a person may do in a company. */
export interface Grants {
  /** The role's name; empty if the role no longer exists. */
  readonly role: string;
  readonly founder: boolean;
  /** The role's permissions; a founder may do more. */
  readonly permissions: readonly string[];
  /** The warehouses where they hold; null: all. */
  readonly warehouses: ReadonlySet<string> | null;
  readonly limits: RoleLimits | null;
  may(permission: string): boolean;
}

/** Whether somebody is a member now: neither invited only, nor suspended or removed. */
export const isActing = ({ state }: Pick<MemberRow, 'state'>): boolean => state === 'active';

/** What a user may do in this view's company; null if they are not an active member. */
export function grantsOf(view: Reader, user: string): Grants | null {
  const member = memberOf(view, user);
  if (!member || !isActing(member)) return null;
  const role = view.get('role', member.role);
  const permissions = role && isUsed(role) ? role.permissions : [];
  const { founder } = member;
  const held = new Set(permissions);
  return {
    role: role?.name ?? '',
    founder,
    permissions,
    warehouses: !founder && role?.warehouses ? new Set(role.warehouses) : null,
    limits: founder ? null : (role?.limits ?? null),
    may: (permission) => founder || held.has(permission),
  };
}

/** A user's member document, even if suspended; undefined if they were never a member or were removed. */
export function memberOf(view: Reader, user: string): MemberRow | undefined {
  return view.by('member', 'user', user)[0];
}

/** [ME1] A user is a member of a company only once. */
export const userIsNoMember: MemberRule<MemberForm | Acceptance> = ({ view, id }, data) => {
  if (!data) return null;
  const member = memberOf(view, data.user);
  return member && member.id !== id ? onField('alreadyMember', 'user', { name: member.name }) : null;
};

/** [ME2] The last active founder stays a founder. */
export const anotherFounderActs = ({ view, row }: MemberContext): Refusal | null => {
  if (!row?.founder) return null;
  const others = view.by('member', 'founder', ACTING_FOUNDER).filter((member) => member.id !== row.id);
  return others.length === 0 ? { code: 'lastFounder', params: { name: row.name } } : null;
};

/** [ME3] Only founders may change what a founder may do. */
export const founderTouchedByFounder = (context: MemberContext): Refusal | null =>
  context.row?.founder ? byFounder(context) : null;

/** [ME3] [AG4] for commands that appoint or remove a founder, whoever is affected; no agent is one, whatever its id. */
export const byFounder = ({ view, env }: MemberContext): Refusal | null => {
  if (env.internal || (env.byType === 'user' && grantsOf(view, env.by)?.founder)) return null;
  return { code: 'onlyFounders' };
};

/** [ME4] A member's role must be active, with no more permissions than the person giving it. */
export const roleMayBeGiven: MemberRule<Pick<MemberForm, 'role'>> = (context, data) =>
  data ? roleRefusal(context, data.role) : null;

/** [ME4] for a role that is given again because an invitation is resent. */
export const roleMayBeKept = (context: MemberContext): Refusal | null =>
  context.row ? roleRefusal(context, context.row.role) : null;

const memberBeyondOwn = {
  Permissions: 'memberBeyondOwnPermissions',
  Warehouses: 'memberBeyondOwnWarehouses',
  Limits: 'memberBeyondOwnLimits',
} as const;

/** [ME13] Nobody acts on a person whose role can do more than they may themselves. */
export const personIsWithin = ({ view, row, env }: MemberContext): Refusal | null => {
  const role = row && !env.internal ? view.get('role', row.role) : undefined;
  const beyond = role && beyondOf(role, env);
  return beyond ? { code: memberBeyondOwn[beyond.what], params: beyond.params } : null;
};

/** [ME5] Only a non-founder can be made a founder, and only a founder can be unmade. */
export const isFounder = ({ row }: MemberContext): Refusal | null =>
  row?.founder ? null : { code: 'noFounder' };
export const isNoFounder = ({ row }: MemberContext): Refusal | null =>
  row?.founder ? { code: 'alreadyFounder' } : null;

function roleRefusal({ view, env }: MemberContext, id: string): Refusal | null {
  const role = view.get('role', id);
  if (!role || !isUsed(role)) return onField('unknownRole', 'role');
  const beyond = beyondOf(role, env);
  return beyond ? onField(beyondOwn[beyond.what], 'role', beyond.params) : null;
}
