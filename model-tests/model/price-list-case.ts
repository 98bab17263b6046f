import { companyWorld } from '#machines/company.fixtures.ts';
import type { ListForm } from '#model/areas/products/prices/listed-price.facts.ts';
import type { PriceSide } from '#model/areas/products/prices/price-side.ts';
import { typed } from '#model/engine/reader.ts';
import type { World } from '#model/engine/world.fixtures.ts';
import { listedStart, type ListObserved, type listRows } from '../spec/listed-rows.ts';
import { defineCase } from './define-case.ts';
import { worldOf, type EngineOffer, type EngineWorld } from './engine-world.ts';
import { action, happens, recordOffers } from './offers.ts';
import { spareIds } from './selling-world.ts';

interface Listed {
  readonly kind: PriceSide['list'];
  readonly rows: ReturnType<typeof listRows>;
  /** What makes valid forms, and forms that are for somebody who is not there; `world` gets whom they are for. */
  readonly forms: (world: World) => {
    readonly form: (over?: Partial<ListForm>) => object;
    readonly unfit: Readonly<Record<string, object>>;
  };
}

/** A price list next to another, one that has ended, and one in another currency. */
export const priceListCase = ({ kind, rows, forms }: Listed) =>
  defineCase<ListObserved>(() => {
    const base = companyWorld();
    const { form, unfit } = forms(base);
    const [subject, other, ended, euro] = [base.id(), base.id(), base.id(), base.id()];
    base.must(kind, other, 'create', form({ name: 'Other' }));
    base.must(kind, ended, 'create', form({ name: 'Of before' }));
    base.must(kind, ended, 'archive');
    base.must(kind, euro, 'create', form({ name: 'Export', currency: 'EUR' }));
    const above = spareIds(base, 6);

    const builtOn = ({ view }: EngineWorld) => typed(view).by(kind, 'basedOn', subject)[0]?.id;
    const around = (world: EngineWorld): EngineOffer => {
      const one = builtOn(world);
      if (one) return happens('list ends', [action(kind, one, 'archive')]);
      const next = above.find((id) => world.view.getRow(kind, id) === undefined) ?? '';
      const name = `Above ${above.indexOf(next)}`;
      return happens('list builds on it', [
        action(kind, next, 'create', form({ name, basedOn: subject, discount: 1_000 })),
      ]);
    };
    const write = {
      fitting: form(),
      malformed: form({ name: '' }),
      others: { 'less than another': [form({ basedOn: other, discount: 500 }), { fits: true }] },
      unfit: {
        taken: form({ name: 'other' }),
        'ending before it begins': form({ startsOn: '2026-06-01', endsOn: '2026-05-31' }),
        'on one that has ended': form({ basedOn: ended }),
        'on one in another currency': form({ basedOn: euro }),
        'on itself': form({ basedOn: subject }),
        ...unfit,
      },
    } as const;
    return {
      kind,
      rows,
      starts: listedStart,
      bounds: 'One list that builds on it at a time; the form as fitting or not.',
      worlds: { 'three others': worldOf(base, subject) },
      figures: (world) => ({ below: builtOn(world) !== undefined }),
      offers: (world, observed) => [
        ...recordOffers({ create: write, update: write, archive: {}, restore: {} }),
        ...(observed.state['at'] === 'active' ? [around(world)] : []),
      ],
    };
  });
