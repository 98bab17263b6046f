import { companyWorld } from '#machines/company.fixtures.ts';
import { unitFixture } from '#model/areas/setup/unit/unit.fixtures.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf } from '../model/engine-world.ts';
import { recordOffers } from '../model/offers.ts';
import type { UnitObserved } from '../spec/organisation-observed.ts';
import { unitRows, unitStart } from '../spec/unit.rows.ts';

const malformed = unitFixture({ code: '' });

/** A unit beside another one. */
export const documentCase = defineCase<UnitObserved>(() => {
  const base = companyWorld();
  const subject = base.id();
  base.must('unit', base.id(), 'create', unitFixture({ code: 'Other' }));
  const taken = unitFixture({ code: 'OTHER' });
  const builtIn = unitFixture({ code: 'KG' });
  return {
    kind: 'unit',
    rows: unitRows,
    starts: unitStart,
    bounds: 'The form as fitting or not.',
    worlds: { 'one other': worldOf(base, subject) },
    figures: () => ({}),
    offers: () =>
      recordOffers({
        create: { fitting: unitFixture(), malformed, unfit: { taken, 'built in': builtIn } },
        update: {
          fitting: unitFixture({ wholeOnly: false }),
          malformed,
          unfit: { taken, recoded: unitFixture({ code: 'reel' }) },
        },
        archive: {},
        restore: {},
      }),
  };
});
