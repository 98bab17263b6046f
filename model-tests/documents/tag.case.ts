import { companyWorld } from '#machines/company.fixtures.ts';
import { tagFixture } from '#model/areas/setup/tag/tag.fixtures.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf } from '../model/engine-world.ts';
import { recordOffers } from '../model/offers.ts';
import type { TagObserved } from '../spec/organisation-observed.ts';
import { tagRows, tagStart } from '../spec/tag.rows.ts';

const malformed = tagFixture({ kinds: [] });

/** A tag beside another one. */
export const documentCase = defineCase<TagObserved>(() => {
  const base = companyWorld();
  const subject = base.id();
  base.must('tag', base.id(), 'create', tagFixture({ name: 'Other' }));
  const unfit = { taken: tagFixture({ name: 'OTHER' }) };
  return {
    kind: 'tag',
    rows: tagRows,
    starts: tagStart,
    bounds: 'The form as fitting or not.',
    worlds: { 'one other': worldOf(base, subject) },
    figures: () => ({}),
    offers: () =>
      recordOffers({
        create: { fitting: tagFixture(), malformed, unfit },
        update: { fitting: tagFixture({ tone: 'danger', kinds: ['product'] }), malformed, unfit },
        archive: {},
        restore: {},
      }),
  };
});
