import type { Rule } from '../engine/chart.ts';
import type { DecisionContext } from '../engine/document-type.ts';
import type { Refusal } from '../engine/envelope.ts';
import type { Reader } from '../engine/reader.ts';
import { onField } from '../engine/on-field.ts';
import type { Acceptance, MemberForm, MemberRow } from './member.facts.ts';
import { ACTING_FOUNDER } from './member.kind.ts';

type MemberContext = DecisionContext<MemberRow>;
type MemberRule<D> = Rule<MemberRow, D>;

/** What a person may do in a company. */
export interface Grants {
  /** The role's name; empty for a role that is gone. */
  readonly role: string;
  readonly founder: boolean;
  /** Those of the role; a founder may more. */
  readonly permissions: readonly string[];
  may(permission: string): boolean;
}

/** What a user may do in the company of this view, or null for who is no active member of it. */
export function grantsOf(view: Reader, user: string): Grants | null {
  const member = memberOf(view, user);
  if (member?.state !== 'active') return null;
  const role = view.get('role', member.role);
  const permissions = role?.state === 'active' ? role.permissions : [];
  const { founder } = member;
  const held = new Set(permissions);
  return {
    role: role?.name ?? '',
    founder,
    permissions,
    may: (permission) => founder || held.has(permission),
  };
}

/** A user's member document, suspended ones too; undefined for who never was, or was removed. */
export function memberOf(view: Reader, user: string): MemberRow | undefined {
  return view.by('member', 'user', user)[0];
}

/** [ME1] A user is a member of a company once. */
export const userIsNoMember: MemberRule<MemberForm | Acceptance> = ({ view, id }, data) => {
  if (!data) return null;
  const member = memberOf(view, data.user);
  return member && member.id !== id ? onField('alreadyMember', 'user', { name: member.name }) : null;
};

/** [ME2] The last founder who can act stays one. */
export const anotherFounderActs = ({ view, row }: MemberContext): Refusal | null => {
  if (!row?.founder) return null;
  const others = view.by('member', 'founder', ACTING_FOUNDER).filter((member) => member.id !== row.id);
  return others.length === 0 ? { code: 'lastFounder', params: { name: row.name } } : null;
};

/** [ME3] Only founders change what a founder may do. */
export const founderTouchedByFounder = (context: MemberContext): Refusal | null =>
  context.row?.founder ? byFounder(context) : null;

/** [ME3] for a command that makes or ends a founder, whoever it is about. */
export const byFounder = ({ view, env }: MemberContext): Refusal | null => {
  if (env.internal || grantsOf(view, env.by)?.founder) return null;
  return { code: 'onlyFounders' };
};

/** [ME4] A member's role is one that stands, and can do no more than who gives it. */
export const roleMayBeGiven: MemberRule<Pick<MemberForm, 'role'>> = (context, data) =>
  data ? roleRefusal(context, data.role) : null;

/** [ME4] for a person whose role is given once more, when their invitation is sent again. */
export const roleMayBeKept = (context: MemberContext): Refusal | null =>
  context.row ? roleRefusal(context, context.row.role) : null;

/** [ME5] A founder is made once, and ended only who is one. */
export const isFounder = ({ row }: MemberContext): Refusal | null =>
  row?.founder ? null : { code: 'noFounder' };
export const isNoFounder = ({ row }: MemberContext): Refusal | null =>
  row?.founder ? { code: 'alreadyFounder' } : null;

function roleRefusal({ view, env }: MemberContext, id: string): Refusal | null {
  const role = view.get('role', id);
  if (role?.state !== 'active') return onField('unknownRole', 'role');
  const beyond = env.internal ? undefined : role.permissions.find((permission) => !env.may(permission));
  return beyond === undefined ? null : onField('beyondOwnPermissions', 'role', { permission: beyond });
}
