import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import {
  answerFixture,
  answerLineFixture,
  askedLineFixture,
  quoteRequestFixture,
} from '#model/areas/purchasing/quote-request/quote-request.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, type EngineOffer, type EngineWorld } from '../model/engine-world.ts';
import { fits, inside, offer, recordOffers, unfit } from '../model/offers.ts';
import { piece, spareIds } from '../model/selling-world.ts';
import {
  quoteRequestRows,
  quoteRequestStart,
  type QuoteRequestObserved,
} from '../spec/quote-request.rows.ts';

/** A day that is still to come on any clock, a model's or a server's. */
const LATER = '2099-12-31';

/** A company that buys one product, two suppliers that are asked for it, and a third. */
function askingWorld() {
  const base = companyWorld();
  const product = activeProduct(base);
  const { warehouse } = base;
  const [near = '', far = '', third = '', line = '', subject = '', stranger = ''] = spareIds(base, 6);
  for (const [index, id] of [near, far, third].entries())
    base.must('supplier', id, 'create', supplierFixture({ number: `S-${index}`, name: `Supplier ${index}` }));
  return { base, product, warehouse, near, far, third, line, subject, stranger };
}

type Asking = ReturnType<typeof askingWorld>;

function commands({ product, warehouse, near, far, third, line, stranger }: Asking): EngineOffer[] {
  const one = askedLineFixture({ id: line, product, quantity: 2 * piece });
  const form = (lines: object[], over: object = {}): object => ({
    ...quoteRequestFixture({ warehouse, suppliers: [near, far] }),
    lines,
    ...over,
  });
  const answer = (over: object = {}): object => ({
    ...answerFixture({ supplier: near, lines: [answerLineFixture({ line })] }),
    ...over,
  });
  const to = (supplier: string): object => ({ lines: [{ line, supplier }], keepPrices: false });
  const mailed = { supplier: near };
  return [
    ...recordOffers({
      create: {
        fitting: { warehouse },
        ask: { fits: true, quantity: 0 },
        malformed: {},
        unfit: {
          'in an unknown warehouse': form([one], { warehouse: stranger }),
          'to an unknown supplier': form([one], { suppliers: [stranger] }),
          'to a supplier twice': form([one], { suppliers: [near, near] }),
          'of half a piece': form([{ ...one, quantity: piece / 2 }]),
        },
      },
      update: {
        fitting: form([one]),
        ask: { fits: true, quantity: 1 },
        others: { 'to no lines': [form([]), { fits: true, quantity: 0 }] },
        unfit: { 'with a product twice': form([one, { ...one, id: stranger }]) },
      },
      discard: {},
      send: {},
      answer: {
        fitting: answer(),
        others: { 'of the other': [answer({ supplier: far }), { ...fits, about: 'other' }] },
        unfit: {
          'of a supplier that is not asked': answer({ supplier: stranger }),
          'without a price': answer({ lines: [answerLineFixture({ line, price: null })] }),
          'of an unknown line': answer({ lines: [answerLineFixture({ line: stranger })] }),
          'in packs of half a piece': answer({ lines: [answerLineFixture({ line, pack: piece / 2 })] }),
          'that holds no more': answer({ validUntil: '2020-01-01' }),
          'to what was not shown': answer({ shown: 99 }),
        },
      },
      decline: {
        fitting: { supplier: near, note: '' },
        unfit: { 'of a supplier that is not asked': { supplier: stranger, note: '' } },
      },
      ask: {
        fitting: { suppliers: [third] },
        malformed: { suppliers: [] },
        unfit: { 'who is asked': { suppliers: [near] } },
      },
      extend: {
        fitting: { answerBy: LATER },
        unfit: { 'to a day that is over': { answerBy: '2020-01-01' } },
      },
      estimate: {
        fitting: { supplier: near, freight: 500, duty: null },
        unfit: { 'of a supplier that is not asked': { supplier: stranger, freight: 500, duty: null } },
      },
      award: {
        fitting: to(near),
        unfit: {
          'to nobody': { lines: [], keepPrices: false },
          'to who is not asked': to(stranger),
          'of an unknown line': { lines: [{ line: stranger, supplier: near }], keepPrices: false },
        },
      },
      close: { fitting: { reason: 'other' }, malformed: {} },
    }),
    offer('noteMailed', '', mailed, { ...fits, within: true }, inside),
    offer('noteMailed', 'of a supplier that is not asked', { supplier: stranger }, unfit, inside),
    offer('noteMailed', 'by hand', mailed, unfit),
  ];
}

/** A request of one line to two suppliers, the first of which answers and declines. */
export const documentCase = defineCase<QuoteRequestObserved>(() => {
  const asking = askingWorld();
  const { base, subject } = asking;
  const offers = commands(asking);
  const figures = (world: EngineWorld): Omit<QuoteRequestObserved, 'state'> => {
    const row = typed(world.view).get('quoteRequest', subject);
    const [first] = row?.suppliers ?? [];
    return {
      lines: row?.lines.length ?? 0,
      asked: row?.suppliers.length ?? 0,
      offers: row?.suppliers.filter(({ quotation }) => quotation !== undefined).length ?? 0,
      declined: row?.suppliers.filter((one) => one.declined !== undefined).length ?? 0,
      second: row?.suppliers[1]?.quotation !== undefined,
      first: first?.quotation ? 'offer' : first?.declined ? 'decline' : 'nothing',
      numbered: Boolean(row?.number),
      estimated: first?.estimate !== undefined,
      mailed: first?.mailedAt !== undefined,
      dated: (row?.answerBy ?? null) !== null,
      orders: row?.award?.orders.length ?? 0,
    };
  };
  return {
    kind: 'quoteRequest',
    rows: quoteRequestRows,
    starts: quoteRequestStart,
    figures,
    bounds:
      'One line; two suppliers, the first of which answers at one price, and a third to ask. Several answers, packs, currencies and links are for its own tests.',
    tree: {
      keep: ({ word }) => !['extend', 'noteMailed', 'estimate', 'ask'].includes(word),
      why: 'The path tree leaves out what changes no state; the covers walk that from every state.',
    },
    worlds: { 'one product': worldOf(base, subject) },
    offers: () => offers,
  };
});
