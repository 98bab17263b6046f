import { companyWorld } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { paymentTermFixture } from '#model/areas/setup/payment-term/payment-term.fixtures.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf } from '../model/engine-world.ts';
import { fits, inside, offer, recordOffers, unfit } from '../model/offers.ts';
import { paymentTermRows, paymentTermStart } from '../spec/payment-term.rows.ts';
import type { PaymentTermObserved } from '../spec/organisation-observed.ts';

const written = paymentTermFixture();
const malformed = { ...written, days: -1 };
const taken = { ...written, code: 'net30' };
const provided = { ...written, isDefault: false };

/** A payment term among the built-in ones, one of which is the default. */
export const documentCase = defineCase<PaymentTermObserved>(() => {
  const base = companyWorld();
  const subject = base.id();
  return {
    kind: 'paymentTerm',
    rows: paymentTermRows,
    starts: paymentTermStart,
    bounds: 'The form as fitting or not.',
    worlds: { 'the built-in ones': worldOf(base, subject) },
    figures: ({ view }) => ({ usual: typed(view).get('paymentTerm', subject)?.isDefault ?? false }),
    offers: () => [
      ...recordOffers({
        create: {
          fitting: written,
          malformed,
          unfit: {
            taken,
            'with a discount after the due day': { ...written, discountDays: 26 },
            'with a discount on what is all prepaid': { ...written, prepayment: 10_000 },
          },
        },
        update: {
          fitting: { ...written, name: { en: 'Two per cent', sv: 'Två procent' } },
          malformed,
          unfit: {
            taken,
            'with other days': { ...written, days: 26 },
            'with another discount': { ...written, discount: 100 },
          },
        },
        makeDefault: {},
        archive: {},
        restore: {},
      }),
      offer('provide', '', provided, fits, inside),
      offer('provide', 'taken', { ...taken, isDefault: false }, unfit, inside),
      offer('provide', 'malformed', { ...malformed, isDefault: false }, unfit, inside),
      offer('provide', 'by oneself', provided, unfit),
      offer('cedeDefault', '', {}, fits, inside),
      offer('cedeDefault', 'by oneself', {}, unfit),
    ],
  };
});
