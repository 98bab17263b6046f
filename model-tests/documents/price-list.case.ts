import { companyWorld } from '#machines/company.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import type { PriceListForm } from '#model/areas/sales/price-list/price-list.facts.ts';
import { priceListFixture } from '#model/areas/sales/price-list/price-list.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, type EngineOffer, type EngineWorld } from '../model/engine-world.ts';
import { action, happens, recordOffers } from '../model/offers.ts';
import { spareIds } from '../model/selling-world.ts';
import { priceListRows, priceListStart, type PriceListObserved } from '../spec/price-list.rows.ts';

const form = (over: Partial<PriceListForm> = {}): PriceListForm => priceListFixture(over);

/** A price list next to one for a customer, one that has ended, and one in another currency. */
export const documentCase = defineCase<PriceListObserved>(() => {
  const base = companyWorld();
  const [subject, other, ended] = [base.id(), base.id(), base.id()];
  const [euro, customer, nobody] = [base.id(), base.id(), base.id()];
  base.must('customer', customer, 'create', customerFixture());
  base.must('priceList', other, 'create', form({ name: 'Contract', customers: [customer] }));
  base.must('priceList', ended, 'create', form({ name: 'Of before' }));
  base.must('priceList', ended, 'archive');
  base.must('priceList', euro, 'create', form({ name: 'Export', currency: 'EUR' }));
  const above = spareIds(base, 6);

  const builtOn = ({ view }: EngineWorld) => typed(view).by('priceList', 'basedOn', subject)[0]?.id;
  const around = (world: EngineWorld): EngineOffer => {
    const one = builtOn(world);
    if (one) return happens('list ends', [action('priceList', one, 'archive')]);
    const next = above.find((id) => world.view.getRow('priceList', id) === undefined) ?? '';
    const name = `Above ${above.indexOf(next)}`;
    return happens('list builds on it', [
      action('priceList', next, 'create', form({ name, basedOn: subject, discount: 1_000 })),
    ]);
  };
  const write = {
    fitting: form(),
    malformed: form({ name: '' }),
    others: { 'less than another': [form({ basedOn: other, discount: 500 }), { fits: true }] },
    unfit: {
      taken: form({ name: 'contract' }),
      'ending before it begins': form({ startsOn: '2026-06-01', endsOn: '2026-05-31' }),
      'for nobody that is there': form({ customers: [nobody] }),
      'for one customer twice': form({ customers: [customer, customer] }),
      'on one that has ended': form({ basedOn: ended }),
      'on one in another currency': form({ basedOn: euro }),
      'on itself': form({ basedOn: subject }),
    },
  } as const;
  return {
    kind: 'priceList',
    rows: priceListRows,
    starts: priceListStart,
    bounds: 'One list that builds on it at a time; the form as fitting or not.',
    worlds: { 'three others': worldOf(base, subject) },
    figures: (world) => ({ below: builtOn(world) !== undefined }),
    offers: (world, observed) => [
      ...recordOffers({ create: write, update: write, archive: {}, restore: {} }),
      ...(observed.state['at'] === 'active' ? [around(world)] : []),
    ],
  };
});
