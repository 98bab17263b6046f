import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { engine } from '#machines/registry.ts';
import type { Engine } from '#model/engine/engine.ts';
import { typed } from '#model/engine/reader.ts';
import { orderLineFixture, purchaseOrderFixture } from '#model/purchase-order/purchase-order.fixtures.ts';
import { supplierFixture } from '#model/supplier/supplier.fixtures.ts';
import type { Ask, PurchaseOrderSeen } from '../spec/document-seen.ts';
import { purchaseOrderRows, purchaseOrderStart } from '../spec/purchase-order.rows.ts';
import type { DocumentCase } from './document-case.ts';
import { regionsOf, stateOf } from './engine-world.ts';
import type { EngineCommand, EngineOffer, EngineWorld } from './engine-world.ts';

const piece = 1000;
const mostArrived = 3 * piece;
const mostRevisions = 2;
const fits = { fits: true };
const unfit = { fits: false };

type Given = Pick<EngineCommand, 'permitted' | 'internal'>;

function offer(word: string, variant: string, data: unknown, ask: Ask, given: Given = {}): EngineOffer {
  return { word, label: `${word} ${variant}`.trim(), event: { type: word, data, ask, ...given } };
}

/** A company with a supplier. */
function purchasingWorld() {
  const world = companyWorld();
  const supplier = world.id();
  world.must('supplier', supplier, 'create', supplierFixture());
  return Object.assign(world, { supplier });
}

/** A purchase order of one line: one to three pieces ordered, none to three arrived, amended at most once. */
export function purchaseOrderCase(): DocumentCase<PurchaseOrderSeen> {
  const base = purchasingWorld();
  const product = activeProduct(base);
  const [line, subject, stranger, receipt] = [base.id(), base.id(), base.id(), base.id()];
  const { supplier, warehouse } = base;
  const lines = (quantity: number): object[] => [orderLineFixture({ id: line, product, quantity })];
  const form = (rows: object[]): object => ({
    ...purchaseOrderFixture({ supplier, warehouse }),
    lines: rows,
  });
  const amendment = (rows: object[]): object => ({
    theirReference: '',
    expectedOn: null,
    notes: '',
    reason: 'asked',
    lines: rows,
  });

  const drafts: readonly EngineOffer[] = [
    offer('create', '', { supplier, warehouse }, fits),
    offer('create', 'in an unknown warehouse', { supplier, warehouse: stranger }, unfit),
    offer('create', 'malformed', {}, unfit),
    offer('create', 'not permitted', { supplier, warehouse }, unfit, { permitted: false }),
    offer('update', 'to 2', form(lines(2 * piece)), { fits: true, quantity: 2 * piece }),
    offer('update', 'to no lines', form([]), { fits: true, quantity: 0 }),
    offer('update', 'with a product twice', form([...lines(piece), ...lines(piece)]), unfit),
    offer('update', 'to zero pieces', form(lines(0)), unfit),
    offer('update', 'not permitted', form(lines(piece)), unfit, { permitted: false }),
    ...['place', 'discard'].flatMap((word) => [
      offer(word, '', {}, fits),
      offer(word, 'malformed', { surplus: 1 }, unfit),
      offer(word, 'not permitted', {}, unfit, { permitted: false }),
    ]),
  ];
  const reasoned = ['cancel', 'closeShort', 'reopen'].flatMap((word) => [
    offer(word, '', { reason: 'other' }, fits),
    offer(word, 'without a reason', {}, unfit),
    offer(word, 'not permitted', { reason: 'other' }, unfit, { permitted: false }),
  ]);
  const acknowledge = (entries: object[]): object => ({ theirReference: 'A1', lines: entries });
  const acknowledgements = [
    offer('acknowledge', 'as ordered', acknowledge([]), fits),
    ...[piece, 3 * piece].map((quantity) =>
      offer('acknowledge', `${quantity / piece}`, acknowledge([{ line, quantity }]), {
        fits: true,
        quantity,
      }),
    ),
    offer('acknowledge', 'an unknown line', acknowledge([{ line: stranger }]), unfit),
    offer('acknowledge', 'not permitted', acknowledge([]), unfit, { permitted: false }),
  ];
  const amendments = [
    ...[piece, 2 * piece, 3 * piece].map((quantity) =>
      offer('amend', `to ${quantity / piece}`, amendment(lines(quantity)), { fits: true, quantity }),
    ),
    offer('amend', 'to no lines', amendment([]), unfit),
    offer('amend', 'not permitted', amendment(lines(piece)), unfit, { permitted: false }),
  ];
  const arrival = (quantity: number, of = line): object => ({
    receipt,
    lines: [{ line: of, quantity, rejected: 0 }],
  });
  const inside = { internal: true };
  const arrivals = (word: string, most: number): EngineOffer[] => [
    ...[piece, 2 * piece]
      .filter((quantity) => quantity <= most)
      .map((quantity) =>
        offer(word, `${quantity / piece}`, arrival(quantity), { fits: true, quantity }, inside),
      ),
    offer(word, 'of an unknown line', arrival(piece, stranger), unfit, inside),
    offer(word, 'by hand', arrival(piece), unfit),
  ];

  const observe = (world: EngineWorld, used: Engine): PurchaseOrderSeen => {
    const view = typed(world.view);
    const row = view.get('purchaseOrder', world.subject);
    const rows = row?.lines ?? [];
    return {
      state: regionsOf(stateOf(used, 'purchaseOrder', world)),
      lines: rows.length,
      ordered: rows.reduce((sum, each) => sum + each.quantity, 0),
      received: rows.reduce((sum, each) => sum + each.received, 0),
      incoming: view.by('expectation', 'order', world.subject).reduce((sum, each) => sum + each.open, 0),
      revision: row?.revision ?? 0,
      numbered: Boolean(row?.number),
      supplierActive: view.get('supplier', supplier)?.state === 'active',
    };
  };
  const blocked = purchasingWorld();
  activeProduct(blocked);
  blocked.must('supplier', blocked.supplier, 'block', { reason: 'other' });

  return {
    kind: 'purchaseOrder',
    engine,
    rows: purchaseOrderRows,
    starts: purchaseOrderStart,
    signed: [
      {
        mutant: 'drop guard: purchaseOrder.commercial.closed reopen [0] wasPlaced',
        reason: 'only what was placed is ever closed; a draft can only be discarded, which is cancelled',
      },
    ],
    observe,
    bounds:
      'One line of 1 to 3 pieces, at most 3 arrived, one amendment: each counter as none, part, all and over. Several lines and rejected pieces are for the random walks.',
    tree: {
      keep: ({ word }) => !['reopen', 'unreceive'].includes(word),
      why: 'The path tree leaves out reopen and unreceive, which only lead back; the covers walk them from every state.',
    },
    situations: () => [
      { label: 'supplier active', world: { view: base.store, subject, given: base.given } },
      { label: 'supplier blocked', world: { view: blocked.store, subject, given: blocked.given } },
    ],
    alphabet: (world) => {
      const seen = observe(world, engine);
      return [
        ...drafts,
        ...reasoned,
        ...acknowledgements,
        ...amendments.filter(({ event }) => !event.ask.fits || seen.revision < mostRevisions),
        ...arrivals('receive', mostArrived - seen.received),
        ...arrivals('unreceive', seen.received),
      ];
    },
  };
}
