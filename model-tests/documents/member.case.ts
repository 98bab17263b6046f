import { companyWorld } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { invitationFixture, memberFixture } from '#model/areas/setup/member/member.fixtures.ts';
import { ACTING_FOUNDER } from '#model/areas/setup/member/member.kind.ts';
import type { MemberObserved } from '../spec/document-observed.ts';
import { memberRows, memberStart } from '../spec/member.rows.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, worldsOf } from '../model/engine-world.ts';
import type { EngineOffer, EngineWorld } from '../model/engine-world.ts';
import { inside, offer, threeWays, unfit } from '../model/offers.ts';

const now = Date.parse('2026-05-04T08:00:00.000Z');
const longAgo = new Date(now - 8 * 24 * 3_600_000).toISOString();
const within = { fits: true, within: true };
const internal = { internal: true };
/** A permission nobody in these worlds has, so that a role with it cannot be given. */
const lacks = ['company.manage'];

interface Team {
  readonly world: EngineWorld;
  readonly low: string;
  readonly high: string;
  /** A member, and an invited person. */
  readonly colleague: { readonly user: string; readonly email: string };
  readonly invited: string;
  readonly person: { readonly user: string; readonly name: string; readonly email: string };
}

/** Two roles, a colleague, an invited person, and nobody yet in the subject's place. */
function team(anotherFounder: boolean): Team {
  const base = companyWorld();
  const [low, high, subject] = [base.id(), base.id(), base.id()];
  base.must('role', low, 'create', { name: 'Looker', permissions: ['product.view'] });
  base.must('role', high, 'create', { name: 'Ruler', permissions: ['company.manage'] });
  const colleague = { user: base.id(), email: 'colleague@example.com' };
  const add = (member: { user: string; email: string }, founder: boolean): void =>
    void base.must('member', base.id(), 'add', memberFixture({ ...member, role: low, founder }), internal);
  add(colleague, false);
  if (anotherFounder) add({ user: base.id(), email: 'another@example.com' }, true);
  const invited = 'ole@example.com';
  base.must('member', base.id(), 'invite', invitationFixture({ role: low, email: invited }));
  const person = { user: base.id(), name: 'Nora Dahl', email: 'nora@example.com' };
  const world = worldOf(base, subject, { lacks });
  return { world, low, high, colleague, invited, person };
}

/** The subject's invitation has expired. */
function overdue(): Team {
  const one = team(false);
  const { world, low } = one;
  const invite = {
    kind: 'member',
    document: world.subject,
    type: 'invite',
    data: invitationFixture({ role: low }),
  };
  const base = companyWorld();
  base.now = longAgo;
  const given = [...(world.given ?? []), { ...invite, at: longAgo }];
  for (const { kind, document, type, data } of given.slice(base.given.length)) {
    base.now = document === world.subject ? longAgo : new Date(now).toISOString();
    base.must(kind, document, type, data, internal);
  }
  return { ...one, world: { ...world, view: base.store, given } };
}

function figures(world: EngineWorld): Omit<MemberObserved, 'state'> {
  const view = typed(world.view);
  const row = view.get('member', world.subject);
  const { sentAt, expiresAt } = row?.invitation ?? {};
  const role = row && view.get('role', row.role)?.name;
  const founders = view.by('member', 'founder', ACTING_FOUNDER);
  return {
    role: role === undefined ? 'none' : role === 'Looker' ? 'low' : 'high',
    founder: row?.founder ?? false,
    fresh: sentAt !== undefined && Date.parse(sentAt) + 3_600_000 > now,
    over: expiresAt !== undefined && Date.parse(expiresAt) <= now,
    another: founders.some(({ id }) => id !== world.subject),
  };
}

function invitations({ low, high, colleague, invited }: Team): EngineOffer[] {
  const invite = (over: object): object => ({ ...invitationFixture({ role: low }), ...over });
  return [
    ...threeWays('invite', invite({}), { fits: true, role: 'low' }),
    offer('invite', 'to more than one may', invite({ role: high }), unfit),
    offer('invite', 'to more, from within', invite({ role: high }), { ...within, role: 'high' }, inside),
    offer('invite', 'to no role', invite({ role: colleague.user }), unfit),
    offer('invite', 'a member', invite({ email: colleague.email }), unfit),
    offer('invite', 'twice', invite({ email: invited }), unfit),
    ...threeWays('resend', {}),
    ...threeWays('revoke', {}),
    offer('revoke', 'from within', {}, within, inside),
  ];
}

const addedBy =
  ({ low, person }: Team) =>
  (over: object): object => ({ ...memberFixture({ user: person.user, role: low }), ...over });

const joining = (one: Team): EngineOffer[] => [
  offer('add', '', addedBy(one)({}), within, inside),
  offer('add', 'as a founder', addedBy(one)({ founder: true }), { ...within, founder: true }, inside),
];

/** What only the server says, on behalf of the person. */
function answers(one: Team): EngineOffer[] {
  const { colleague, person } = one;
  const added = addedBy(one);
  return [
    offer('accept', '', person, within, inside),
    offer('accept', 'by oneself', person, unfit),
    offer('accept', 'malformed', {}, unfit, inside),
    offer('accept', 'with another address', { ...person, email: 'ole@example.com' }, unfit, inside),
    offer('accept', 'as a member', { ...person, user: colleague.user }, unfit, inside),
    offer('decline', '', {}, within, inside),
    offer('decline', 'by oneself', {}, unfit),
    offer('expire', '', {}, within, inside),
    offer('expire', 'by oneself', {}, unfit),
    ...joining(one),
    offer('add', 'by oneself', added({}), unfit),
    offer('add', 'to no role', added({ role: person.user }), unfit, inside),
    offer('add', 'twice', added({ user: colleague.user }), unfit, inside),
  ];
}

/** `name` differs from the current one, so that a change is visible. */
function memberships({ low, high, person: { email } }: Team, name: string): EngineOffer[] {
  const both = (word: string): EngineOffer[] => [
    ...threeWays(word, {}),
    offer(word, 'from within', {}, within, inside),
  ];
  return [
    ...['suspend', 'resume', 'remove', 'appointFounder', 'dismissFounder'].flatMap(both),
    ...threeWays('changeRole', { role: low }, { fits: true, role: 'low' }),
    offer('changeRole', 'to more than one may', { role: high }, unfit),
    offer('changeRole', 'from within', { role: high }, { ...within, role: 'high' }, inside),
    offer('update', '', { name, email }, within, inside),
    offer('update', 'by oneself', { name, email }, unfit),
    offer('update', 'malformed', {}, unfit, inside),
  ];
}

/** A person in a company, as handled by an administrator who is not a founder, and by the server itself. */
export const documentCase = defineCase<MemberObserved>(() => {
  const alone = team(false);
  const teams = {
    'with another founder': team(true),
    'without another founder': alone,
    'an invitation whose time is over': overdue(),
  };
  // Every world descends from one of these.
  const teamOf = ({ given }: EngineWorld): Team =>
    Object.values(teams).find(({ world }) => world.given === given) ?? alone;
  return {
    kind: 'member',
    rows: memberRows,
    starts: memberStart,
    figures,
    bounds: 'Time stands still; the fifty invitations of a day are counted in the tests of the model.',
    worlds: worldsOf(teams),
    offers: (world) => {
      const one = teamOf(world);
      // Invitations do not depend on founders: without another founder, only what founders may do is offered.
      const row = typed(world.view).get('member', world.subject);
      const rest = memberships(one, row?.name === 'Nora Dahl' ? 'Nora Berg' : 'Nora Dahl');
      return one === alone ? [...joining(one), ...rest] : [...invitations(one), ...answers(one), ...rest];
    },
  };
});
