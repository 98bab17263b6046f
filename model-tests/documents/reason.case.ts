import { companyWorld } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { reasonFixture } from '#model/areas/setup/reason/reason.fixtures.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf } from '../model/engine-world.ts';
import type { EngineWorld } from '../model/engine-world.ts';
import { action, fits, happens, inside, offer, recordOffers, unfit } from '../model/offers.ts';
import { reasonRows, reasonStart } from '../spec/reason.rows.ts';
import type { ReasonObserved } from '../spec/organisation-observed.ts';

const written = reasonFixture({ action: 'reopen', code: 'returned' });
const malformed = { ...written, code: '' };

/** A reason of an action that offers one other. */
export const documentCase = defineCase<ReasonObserved>(() => {
  const base = companyWorld();
  const subject = base.id();
  const [other, ...rest] = base.view.by('reason', 'choices', 'reopen');
  if (!other) throw new Error('reopening has built-in reasons');
  for (const { id } of rest) base.must('reason', id, 'archive');
  const taken = { ...written, code: other.code.toUpperCase() };
  const others = ({ view }: EngineWorld) =>
    typed(view)
      .by('reason', 'choices', 'reopen')
      .filter(({ id }) => id !== subject);
  return {
    kind: 'reason',
    rows: reasonRows,
    starts: reasonStart,
    bounds: 'One other reason of its action, offered or not; the form as fitting or not.',
    worlds: { 'one other': worldOf(base, subject) },
    figures: (world) => ({ alone: others(world).length === 0 }),
    offers: (world, seen) => [
      ...recordOffers({
        create: { fitting: written, malformed, unfit: { taken } },
        update: {
          fitting: { ...written, name: { en: 'Came back', sv: 'Kom tillbaka' } },
          malformed,
          unfit: {
            'for another action': { ...written, action: 'hold' },
            'with another code': { ...written, code: 'refunded' },
          },
        },
        archive: {},
        restore: {},
      }),
      offer('provide', '', written, fits, inside),
      offer('provide', 'taken', taken, unfit, inside),
      offer('provide', 'malformed', malformed, unfit, inside),
      offer('provide', 'by oneself', written, unfit),
      ...(seen.state['at'] === 'active'
        ? [
            others(world).length > 0
              ? happens('the other goes', [action('reason', other.id, 'archive')])
              : happens('the other comes back', [action('reason', other.id, 'restore')]),
          ]
        : []),
    ],
  };
});
