import type { Ask, MemberObserved } from './document-observed.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row } = rowKit<MemberObserved>({ figures: ['role', 'founder', 'fresh', 'over', 'another'], layers });

const src = quoted('**member** invited → active → suspended → removed.');
const founded = {
  decision: 'Who founds a company is a member of it without an invitation: there is nobody to invite them.',
};
const ended = {
  decision: 'An invitation that is not accepted ends: by time, by who sent it, or by who got it.',
};
const again = {
  decision:
    'Mail gets lost, so it is sent again, an hour later at the earliest and by who may give the role.',
};
const back = { decision: 'A suspension can be undone: it is meant to be less than a removal.' };
const founders = {
  decision: 'Only founders make and touch founders, and the last who can act stays one.',
};
const roles = { decision: 'A role is given to whoever is or will be here; the last one given counts.' };
const named = { decision: 'A name follows the person’s own profile: nobody else writes it.' };

const mail = { fresh: true, over: false };
const noMail = { fresh: false, over: false };
/** Neither a founder nor somebody whose role can do more than who asks. */
const isNotAbove = ({ founder, role }: MemberObserved): boolean => !founder && role !== 'high';
const touchable = (before: MemberObserved, ask: Ask): boolean => ask.within === true || isNotAbove(before);
const mayGo = (before: MemberObserved, ask: Ask): boolean =>
  touchable(before, ask) && (!before.founder || before.another);
const roleOf = ({ role = 'low' }: Ask): Partial<MemberObserved> => ({ role });

export const memberStart = { at: ['none', 'invited'] };
export const memberRows = [
  row('MB-01', 'invite', 'none → invited', 'invited', src, {
    makes: (ask) => ({ ...roleOf(ask), ...mail }),
  }),
  row('MB-02', 'accept', 'invited → active', 'accepted', src, { when: ({ over }) => !over, makes: noMail }),
  row('MB-03', 'decline', 'invited → declined', 'declined', ended),
  row('MB-04', 'revoke', 'invited, expired → revoked', 'revoked', ended, { when: touchable }),
  row('MB-05', 'expire', 'invited → expired', 'expired', ended, { when: ({ over }) => over }),
  row('MB-06', 'resend', 'invited, expired → invited', 'resent', again, {
    when: ({ fresh, role }) => !fresh && role === 'low',
    makes: mail,
  }),
  row('MB-07', 'add', 'none → active', 'added', founded, {
    makes: ({ founder = false }) => ({ role: 'low', founder }),
  }),
  row('MB-08', 'suspend', 'active → suspended', 'suspended', src, { when: mayGo }),
  row('MB-09', 'resume', 'suspended → active', 'resumed', back, { when: touchable }),
  row('MB-10', 'remove', 'active, suspended → removed', 'removed', src, { when: mayGo }),
  row('MB-11', 'changeRole', 'invited, expired, active, suspended', 'roleChanged', roles, {
    when: touchable,
    makes: roleOf,
  }),
  row('MB-12', 'appointFounder', 'active', 'founderAppointed', founders, {
    when: ({ founder }, { within }) => within === true && !founder,
    makes: { founder: true },
  }),
  row('MB-13', 'dismissFounder', 'active, suspended', 'founderDismissed', founders, {
    when: ({ founder, another }, { within }) => within === true && founder && another,
    makes: { founder: false },
  }),
  row('MB-14', 'update', 'active, suspended', 'updated', named, { when: (_, { within }) => within === true }),
];
