import { companyWorld } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { postingRuleFixture } from '#model/areas/setup/posting-rule/posting-rule.fixtures.ts';
import { fixedId } from '#model/values/ids.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, type EngineWorld } from '../model/engine-world.ts';
import { action, fits, happens, inside, offer, recordOffers, unfit } from '../model/offers.ts';
import { postingRuleRows, postingRuleStart, type PostingRuleObserved } from '../spec/posting-rule.rows.ts';

const written = postingRuleFixture();
const changed = { ...written, account: fixedId('account/3002') };
const malformed = { ...written, rate: 25_000 };
const divided = { ...written, purpose: 'bank', rate: 2500 };
const unknown = { ...written, account: fixedId('account/unknown') };
const taken = { ...written, treatment: 'export' };

/** A rule in addition to the built-in ones, whose place another may take once it is put aside. */
export const documentCase = defineCase<PostingRuleObserved>(() => {
  const base = companyWorld();
  const [subject, other] = [base.id(), base.id()];
  base.must('postingRule', other, 'create', postingRuleFixture({ vatClass: 'zero' }));
  base.must('postingRule', other, 'archive');
  const isTaken = ({ view }: EngineWorld): boolean =>
    typed(view)
      .by('postingRule', 'purpose', 'sales')
      .some((row) => row.id === other);
  const takes = [
    action('postingRule', other, 'restore', {}),
    action('postingRule', other, 'update', { ...written, account: fixedId('account/3003') }),
  ];
  const frees = [
    action('postingRule', other, 'update', postingRuleFixture({ vatClass: 'zero' })),
    action('postingRule', other, 'archive', {}),
  ];
  return {
    kind: 'postingRule',
    rows: postingRuleRows,
    starts: postingRuleStart,
    bounds: 'One other rule that has taken its place or not; the form as fitting or not.',
    worlds: { 'with the built-in ones': worldOf(base, subject) },
    figures: (world) => ({ taken: isTaken(world) }),
    offers: (world, { state }) => [
      ...recordOffers({
        create: { fitting: written, malformed, unfit: { divided, unknown, taken } },
        update: { fitting: changed, malformed, unfit: { divided, unknown, taken } },
        archive: {},
        restore: {},
      }),
      offer('provide', '', written, fits, inside),
      offer('provide', 'taken', taken, unfit, inside),
      offer('provide', 'malformed', malformed, unfit, inside),
      offer('provide', 'by oneself', written, unfit),
      ...(state['at'] === 'active'
        ? []
        : [
            isTaken(world)
              ? happens('the other one is put aside', frees)
              : happens('another rule takes its place', takes),
          ]),
    ],
  };
});
