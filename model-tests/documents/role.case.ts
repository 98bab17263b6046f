import { companyWorld } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { memberFixture } from '#model/areas/setup/member/member.fixtures.ts';
import { roleFixture } from '#model/areas/setup/role/role.fixtures.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf } from '../model/engine-world.ts';
import type { EngineOffer, EngineWorld } from '../model/engine-world.ts';
import { action, fits, happens, inside, offer, recordOffers, unfit } from '../model/offers.ts';
import { spareIds } from '../model/selling-world.ts';
import type { RoleObserved } from '../spec/organisation-observed.ts';
import { roleRows, roleStart } from '../spec/role.rows.ts';

/** A permission nobody in this world has, so that nobody can add it to a role. */
const beyond = 'company.manage';
const few = (name = 'Stock keeper') => roleFixture({ name });
const strong = roleFixture({ permissions: ['product.view', beyond] });

const low = { ...fits, role: 'low' } as const;
const high = { ...fits, role: 'high' } as const;
const within = { within: true };
const form = {
  fitting: few(),
  ask: low,
  others: { 'with more than one has': [strong, high] },
  unfit: { taken: few('LOOKER') },
} as const;
const fromWithin = [
  ...['create', 'update'].map((word) =>
    offer(word, 'with more, from within', strong, { ...high, ...within }, inside),
  ),
  offer('archive', 'from within', {}, { ...fits, ...within }, inside),
];
const provided = [
  offer('provide', '', few(), { ...low, ...within }, inside),
  offer('provide', 'with more', strong, { ...high, ...within }, inside),
  offer('provide', 'taken', few('LOOKER'), unfit, inside),
  offer('provide', 'malformed', { surplus: 1 }, unfit, inside),
  offer('provide', 'by oneself', few(), unfit),
];

/** A role beside another one, and members that come and go. */
export const documentCase = defineCase<RoleObserved>(() => {
  const base = companyWorld();
  const [subject, other] = [base.id(), base.id()];
  base.must('role', other, 'create', few('Looker'));
  // One for each that a path may bring, in addition to those that left again.
  const members = spareIds(base, 6);
  const around = ({ view }: EngineWorld): EngineOffer => {
    const [has] = typed(view).by('member', 'role', subject);
    if (has) return happens('they leave', [action('member', has.id, 'remove')], inside);
    const next = members.find((id) => view.getRow('member', id) === undefined) ?? '';
    const joined = memberFixture({ user: next, role: subject, email: `${next}@example.com` });
    return happens('somebody gets it', [action('member', next, 'add', joined)], inside);
  };
  return {
    kind: 'role',
    rows: roleRows,
    starts: roleStart,
    bounds: 'One member at a time; permissions as those that one has or one more.',
    worlds: { 'one other': worldOf(base, subject, { lacks: [beyond] }) },
    figures: ({ view }) => ({
      used: typed(view).by('member', 'role', subject).length > 0,
      strong: typed(view).get('role', subject)?.permissions.includes(beyond) ?? false,
    }),
    offers: (world, seen) => [
      ...recordOffers({ create: form, update: form, archive: {} }),
      ...fromWithin,
      ...provided,
      ...(seen.state['at'] === 'active' ? [around(world)] : []),
    ],
  };
});
