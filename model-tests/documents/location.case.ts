import { activeProduct, binFixture, companyWorld } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf } from '../model/engine-world.ts';
import { blockable, recordOffers } from '../model/offers.ts';
import { spareIds } from '../model/selling-world.ts';
import { bare, holding, stockOffers } from '../model/stock-offers.ts';
import type { MasterSeen } from '../spec/document-seen.ts';
import { locationRows, locationStart } from '../spec/location.rows.ts';

/** A bin of the warehouse, and its receiving place; goods come there and go. */
export const documentCase = defineCase<MasterSeen>(() => {
  const base = companyWorld();
  const { warehouse, receiving } = base;
  const product = activeProduct(base);
  const [unknown, fresh] = [base.id(), base.id()];
  const receipts = spareIds(base, 6);
  const form = (over: object): object => ({ ...binFixture(warehouse, 'X-1', 1), ...over });
  const forms = (over: object) => ({
    fitting: form(over),
    malformed: form({ ...over, code: '' }),
    unfit: {
      taken: form({ ...over, code: 'a-01' }),
      'in an unknown warehouse': form({ warehouse: unknown }),
    },
  });
  const other = form({ locationType: 'quarantine' });
  return {
    kind: 'location',
    rows: locationRows,
    starts: locationStart,
    bounds: 'Stock as none or some; the fields of the form as fitting or not.',
    worlds: { 'a new bin': worldOf(base, fresh), 'the receiving place': worldOf(base, receiving) },
    figures: (world) => ({
      ...bare,
      ...holding(world, 'location', world.subject),
      needed: world.subject === receiving,
      use:
        typed(world.view).get('location', world.subject)?.locationType === 'quarantine' ? 'other' : 'first',
    }),
    offers: (world, seen) => {
      const takes = seen.state['at'] === 'active';
      const move = { product, bin: world.subject, warehouse, receipts, takes };
      return [
        ...recordOffers({
          create: { ...forms({}), others: { 'with another use': [other, { fits: true }] } },
          update: {
            ...forms(world.subject === receiving ? { locationType: 'receiving' } : {}),
            ask: { fits: true, changesUse: seen.use === 'other' },
            others: { 'with another use': [other, { fits: true, changesUse: seen.use === 'first' }] },
          },
          ...blockable,
        }),
        ...(takes || seen.state['at'] === 'blocked' ? stockOffers(world, seen, move) : []),
      ];
    },
  };
});
