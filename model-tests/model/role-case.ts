import { companyWorld } from '#machines/company.fixtures.ts';
import { engine } from '#machines/registry.ts';
import type { Engine } from '#model/engine/engine.ts';
import { typed } from '#model/engine/reader.ts';
import { memberFixture } from '#model/member/member.fixtures.ts';
import { roleFixture } from '#model/role/role.fixtures.ts';
import { roleRows, roleStart } from '../spec/role.rows.ts';
import type { RoleSeen } from '../spec/organisation-seen.ts';
import type { DocumentCase } from './document-case.ts';
import { doAround, regionsOf, stateOf } from './engine-world.ts';
import type { EngineOffer, EngineWorld } from './engine-world.ts';
import { deed, fits, inside, offer, threeWays, unfit } from './offers.ts';

/** What nobody in this world may do, so that nobody can add it to a role. */
const beyond = 'company.manage';
const few = (name = 'Stock keeper') => roleFixture({ name });
const strong = () => roleFixture({ permissions: ['product.view', beyond] });

/** A role beside another one, and members that come and go. */
export function roleCase(): DocumentCase<RoleSeen> {
  const base = companyWorld();
  const [subject, other] = [base.id(), base.id()];
  base.must('role', other, 'create', few('Looker'));
  // One for each that a path may bring, besides those that left again.
  const members = Array.from({ length: 6 }, () => base.id());
  const world: EngineWorld = { view: base.store, subject, lacks: [beyond], given: [...base.given] };

  const observe = (now: EngineWorld, used: Engine): RoleSeen => {
    const view = typed(now.view);
    return {
      state: regionsOf(stateOf(used, 'role', now)),
      used: view.by('member', 'role', subject).length > 0,
      strong: view.get('role', subject)?.permissions.includes(beyond) ?? false,
    };
  };
  const low = { ...fits, role: 'low' as const };
  const high = { ...fits, role: 'high' as const };
  const within = { within: true };
  const forms = (word: string): EngineOffer[] => [
    ...threeWays(word, few(), low),
    offer(word, 'taken', few('LOOKER'), unfit),
    offer(word, 'with more than one has', strong(), high),
    offer(word, 'with more, from within', strong(), { ...high, ...within }, inside),
  ];
  const provided = [
    offer('provide', '', few(), { ...low, ...within }, inside),
    offer('provide', 'with more', strong(), { ...high, ...within }, inside),
    offer('provide', 'taken', few('LOOKER'), unfit, inside),
    offer('provide', 'malformed', { surplus: 1 }, unfit, inside),
    offer('provide', 'by oneself', few(), unfit),
  ];
  return {
    kind: 'role',
    engine,
    rows: roleRows,
    starts: roleStart,
    signed: [],
    observe,
    bounds: 'One member at a time; permissions as those that one has or one more.',
    situations: () => [{ label: 'one other', world }],
    alphabet: (now) => {
      const view = typed(now.view);
      const [has] = view.by('member', 'role', subject);
      const next = members.find((id) => view.get('member', id) === undefined) ?? '';
      const joined = memberFixture({ user: next, role: subject, email: `${next}@example.com` });
      const around = has
        ? { word: 'they leave', one: deed('member', has.id, 'remove') }
        : { word: 'somebody gets it', one: deed('member', next, 'add', joined) };
      const event = {
        type: around.word,
        data: {},
        ask: fits,
        around: doAround([around.one], { internal: true }),
        elsewhere: [around.one],
      };
      const standing = observe(now, engine).state['at'] === 'active';
      return [
        ...forms('create'),
        ...forms('update'),
        ...provided,
        ...threeWays('archive', {}),
        ...(standing ? [{ word: around.word, label: around.word, event }] : []),
      ];
    },
  };
}
