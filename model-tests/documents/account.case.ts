import { companyWorld } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { reasonFixture } from '#model/areas/setup/reason/reason.fixtures.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, type EngineWorld } from '../model/engine-world.ts';
import { action, fits, happens, inside, offer, recordOffers, unfit } from '../model/offers.ts';
import { accountRows, accountStart, type AccountObserved } from '../spec/account.rows.ts';

const written = { number: '7990', name: { en: 'Losses of stock', sv: 'Lagerförluster' } };
const malformed = { ...written, number: 'A1' };
const taken = { ...written, number: '1460' };

/** An account beside the built-in ones, which a reason may name. */
export const documentCase = defineCase<AccountObserved>(() => {
  const base = companyWorld();
  const [subject, reason] = [base.id(), base.id()];
  const form = reasonFixture({ action: 'scrap', code: 'flood' });
  base.must('reason', reason, 'create', form);
  const named = ({ view }: EngineWorld): boolean => typed(view).by('reason', 'account', subject).length > 0;
  const names = (account: string | null) => [action('reason', reason, 'update', { ...form, account })];
  return {
    kind: 'account',
    rows: accountRows,
    starts: accountStart,
    bounds: 'One reason that names it or not; the form as fitting or not.',
    worlds: { 'beside the built-in ones': worldOf(base, subject) },
    figures: (world) => ({ named: named(world) }),
    offers: (world, seen) => [
      ...recordOffers({
        create: { fitting: written, malformed, unfit: { taken } },
        update: {
          fitting: { ...written, name: { en: 'Shrinkage', sv: 'Svinn' } },
          malformed,
          unfit: { 'with another number': { ...written, number: '7991' } },
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
            named(world)
              ? happens('the reason names another', names(null))
              : happens('a reason names it', names(subject)),
          ]
        : []),
    ],
  };
});
