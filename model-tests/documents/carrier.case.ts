import { carrierFixture } from '#model/areas/setup/carrier/carrier.fixtures.ts';
import { companyWorld } from '#machines/company.fixtures.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf } from '../model/engine-world.ts';
import { recordOffers } from '../model/offers.ts';
import { carrierRows, carrierStart } from '../spec/carrier.rows.ts';
import type { CarrierObserved } from '../spec/organisation-observed.ts';

const written = carrierFixture();
const malformed = carrierFixture({ cutOff: '25:00' });
const twice = { code: 'home', name: 'Home' };

/** A carrier beside another one. */
export const documentCase = defineCase<CarrierObserved>(() => {
  const base = companyWorld();
  const subject = base.id();
  base.must('carrier', base.id(), 'create', carrierFixture({ name: 'Other' }));
  const unfit = {
    taken: carrierFixture({ name: 'OTHER' }),
    'with a service twice': carrierFixture({ services: [...written.services, twice] }),
    'with an address without encryption': carrierFixture({ tracking: 'http://x.example/{number}' }),
  };
  return {
    kind: 'carrier',
    rows: carrierRows,
    starts: carrierStart,
    bounds: 'The form as fitting or not.',
    worlds: { 'one other': worldOf(base, subject) },
    figures: () => ({}),
    offers: () =>
      recordOffers({
        create: { fitting: written, malformed, unfit },
        update: { fitting: carrierFixture({ cutOff: '' }), malformed, unfit },
        archive: {},
        restore: {},
      }),
  };
});
