import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { noDefaults } from '#model/areas/setup/party-category/party-category.text.ts';
import type { MasterObserved } from '../spec/document-observed.ts';
import { defineCase } from './define-case.ts';
import type { AnyCase } from './define-case.ts';
import type { DocumentCase } from './document-case.ts';
import { worldOf } from './engine-world.ts';
import type { Action, EngineOffer, EngineWorld } from './engine-world.ts';
import { blockable, fits, happens, inside, offer, recordOffers, unfit } from './offers.ts';
import { spareIds } from './selling-world.ts';
import { bare } from './stock-offers.ts';

type Step = Pick<Action, 'type' | 'data'>;

interface Order {
  readonly party: string;
  readonly warehouse: string;
  readonly product: string;
  readonly line: string;
}

interface Party extends Pick<DocumentCase<MasterObserved>, 'rows' | 'starts'> {
  readonly kind: 'supplier' | 'customer';
  readonly form: (over: object) => object;
  /** How an order with the party is opened, in which state, and how it ends. */
  readonly orders: {
    readonly kind: string;
    readonly index: string;
    readonly while: readonly string[];
    readonly opens: (order: Order) => readonly Step[];
    readonly ends: readonly Step[];
  };
}

/** A trading partner beside another one; orders with them are opened and end. */
export const partyCase = ({ kind, rows, starts, form, orders }: Party): AnyCase =>
  defineCase<MasterObserved>(() => {
    const base = companyWorld();
    const [category, ended, nowhere] = [base.id(), base.id(), base.id()];
    for (const [id, name] of [
      [category, 'Retail'],
      [ended, 'Gone'],
    ])
      base.must(`${kind}Category`, id ?? '', 'create', { name, parent: null, defaults: noDefaults[kind] });
    base.must(`${kind}Category`, ended, 'archive');
    const forms = {
      fitting: form({ number: 'X-1' }),
      malformed: form({ number: '' }),
      unfit: {
        taken: form({ number: 'x-2' }),
        'in a category that has ended': form({ number: 'X-1', category: ended }),
        'in a category that is not there': form({ number: 'X-1', category: nowhere }),
        'without VAT number': form({ number: 'X-1', vatTreatment: 'euB2B', vatNumber: '' }),
      },
    };
    const product = activeProduct(base);
    base.must(kind, base.id(), 'create', form({ number: 'X-2' }));
    const [subject, line] = [base.id(), base.id()];
    const ids = spareIds(base, 8); // one for each order that a path may open
    const opening = orders.opens({ party: subject, warehouse: base.warehouse, product, line });
    const orderOffers = ({ view }: EngineWorld, { busy, state }: MasterObserved): EngineOffer[] => {
      const made = ids.filter((id) => view.getRow(orders.kind, id) !== undefined);
      const document = (busy ? made.at(-1) : ids[made.length]) ?? '';
      const ofIt = (steps: readonly Step[]): Action[] =>
        steps.map((step) => ({ kind: orders.kind, document, ...step }));
      if (busy) return [happens('order ends', ofIt(orders.ends))];
      return orders.while.includes(state['at'] ?? '') ? [happens('order opens', ofIt(opening))] : [];
    };
    return {
      kind,
      rows,
      starts,
      bounds:
        'The fields of the form, beyond fitting or not: no later step depends on them. One order at a time.',
      worlds: { 'one other': worldOf(base, subject) },
      figures: ({ view }) => ({
        ...bare,
        busy: view.rowsBy(orders.kind, orders.index, subject).length > 0,
      }),
      offers: (world, seen) => [
        ...recordOffers({ create: forms, update: forms, ...blockable }),
        offer('recategorise', '', { category }, { ...fits, within: true }, inside),
        offer('recategorise', 'by hand', { category }, unfit),
        ...orderOffers(world, seen),
      ],
    };
  });
