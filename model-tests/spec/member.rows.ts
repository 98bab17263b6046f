import type { Row } from '../kernel/conform.ts';
import type { Ask, MemberSeen } from './document-seen.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';

type MemberRow = Row<MemberSeen, Ask>;

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
const named = { decision: 'A name follows the person’s own profile.' };

const same = (before: MemberSeen, after: MemberSeen, but: Partial<MemberSeen> = {}): boolean => {
  const { role, founder, fresh, over, another } = { ...before, ...but };
  return (
    after.role === role &&
    after.founder === founder &&
    after.fresh === fresh &&
    after.over === over &&
    after.another === another
  );
};

type Step = Pick<MemberRow, 'id' | 'on' | 'src'> & {
  from: string | readonly string[];
  to?: string;
  fact: string;
  when?: (before: MemberSeen, ask: Ask) => boolean;
  makes?: (ask: Ask) => Partial<MemberSeen>;
};

const step = ({ from, to, fact, when = () => true, makes = () => ({}), ...row }: Step): MemberRow => ({
  ...row,
  layers,
  from: { at: from },
  to: to === undefined ? {} : { at: to },
  does: [fact],
  when: (before, ask) => ask.fits && when(before, ask),
  then: (before, after, ask) => same(before, after, makes(ask)),
});

const mail = { fresh: true, over: false };
const noMail = { fresh: false, over: false };
const touchable = (before: MemberSeen, ask: Ask): boolean => !before.founder || ask.within === true;
const mayGo = (before: MemberSeen, ask: Ask): boolean =>
  !before.founder || (ask.within === true && before.another);
const roleOf = ({ role = 'low' }: Ask): Partial<MemberSeen> => ({ role });
const waiting = ['invited', 'expired'];
const here = ['active', 'suspended'];

export const memberStart = { at: ['none', 'invited'] };
export const memberRows: readonly MemberRow[] = [
  step({
    id: 'MB-01',
    src,
    from: 'none',
    on: 'invite',
    to: 'invited',
    fact: 'invited',
    makes: (ask) => ({ ...roleOf(ask), ...mail }),
  }),
  step({
    id: 'MB-02',
    src,
    from: 'invited',
    on: 'accept',
    to: 'active',
    fact: 'accepted',
    when: ({ over }) => !over,
    makes: () => noMail,
  }),
  step({ id: 'MB-03', src: ended, from: 'invited', on: 'decline', to: 'declined', fact: 'declined' }),
  step({ id: 'MB-04', src: ended, from: waiting, on: 'revoke', to: 'revoked', fact: 'revoked' }),
  step({
    id: 'MB-05',
    src: ended,
    from: 'invited',
    on: 'expire',
    to: 'expired',
    fact: 'expired',
    when: ({ over }) => over,
  }),
  step({
    id: 'MB-06',
    src: again,
    from: waiting,
    on: 'resend',
    to: 'invited',
    fact: 'resent',
    when: ({ fresh, role }) => !fresh && role === 'low',
    makes: () => mail,
  }),
  step({
    id: 'MB-07',
    src: founded,
    from: 'none',
    on: 'add',
    to: 'active',
    fact: 'added',
    makes: ({ founder = false }) => ({ role: 'low', founder }),
  }),
  step({ id: 'MB-08', src, from: 'active', on: 'suspend', to: 'suspended', fact: 'suspended', when: mayGo }),
  step({
    id: 'MB-09',
    src: back,
    from: 'suspended',
    on: 'resume',
    to: 'active',
    fact: 'resumed',
    when: touchable,
  }),
  step({ id: 'MB-10', src, from: here, on: 'remove', to: 'removed', fact: 'removed', when: mayGo }),
  step({
    id: 'MB-11',
    src: roles,
    from: [...waiting, ...here],
    on: 'changeRole',
    fact: 'roleChanged',
    when: touchable,
    makes: roleOf,
  }),
  step({
    id: 'MB-12',
    src: founders,
    from: 'active',
    on: 'appointFounder',
    fact: 'founderAppointed',
    when: ({ founder }, { within }) => within === true && !founder,
    makes: () => ({ founder: true }),
  }),
  step({
    id: 'MB-13',
    src: founders,
    from: here,
    on: 'dismissFounder',
    fact: 'founderDismissed',
    when: ({ founder, another }, { within }) => within === true && founder && another,
    makes: () => ({ founder: false }),
  }),
  step({ id: 'MB-14', src: named, from: here, on: 'update', fact: 'updated' }),
];
