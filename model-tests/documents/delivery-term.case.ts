import { companyWorld } from '#machines/company.fixtures.ts';
import { deliveryTermFixture } from '#model/areas/setup/delivery-term/delivery-term.fixtures.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf } from '../model/engine-world.ts';
import { fits, inside, offer, recordOffers, unfit } from '../model/offers.ts';
import { deliveryTermRows, deliveryTermStart } from '../spec/delivery-term.rows.ts';
import type { DeliveryTermObserved } from '../spec/organisation-observed.ts';

const written = deliveryTermFixture();
const malformed = deliveryTermFixture({ code: '' });
const taken = deliveryTermFixture({ code: 'exw' });

/** A delivery term among those of Incoterms. */
export const documentCase = defineCase<DeliveryTermObserved>(() => {
  const base = companyWorld();
  const subject = base.id();
  return {
    kind: 'deliveryTerm',
    rows: deliveryTermRows,
    starts: deliveryTermStart,
    bounds: 'The form as fitting or not; a provided one is updated with its own code.',
    worlds: { 'the built-in ones': worldOf(base, subject) },
    figures: () => ({}),
    offers: () => [
      ...recordOffers({
        create: { fitting: written, malformed, unfit: { taken } },
        update: {
          fitting: deliveryTermFixture({ name: { en: 'At our door', sv: 'Vid dörren' } }),
          malformed,
          unfit: { taken },
        },
        archive: {},
        restore: {},
      }),
      offer('provide', '', written, fits, inside),
      offer('provide', 'taken', taken, unfit, inside),
      offer('provide', 'malformed', malformed, unfit, inside),
      offer('provide', 'by oneself', written, unfit),
    ],
  };
});
