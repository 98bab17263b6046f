import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import {
  orderLineFixture,
  purchaseOrderFixture,
} from '#model/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import type { PurchaseOrderObserved } from '../spec/document-observed.ts';
import { purchaseOrderRows, purchaseOrderStart } from '../spec/purchase-order.rows.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf } from '../model/engine-world.ts';
import { half, packagings, pair, piece } from '../model/selling-world.ts';
import { fits, inside, offer, recordOffers, unfit } from '../model/offers.ts';
import type { EngineOffer, EngineWorld } from '../model/engine-world.ts';

const mostArrived = 3 * piece;
const mostRevisions = 2;

/** A company with a supplier. */
function purchasingWorld() {
  const world = companyWorld();
  const supplier = world.id();
  world.must('supplier', supplier, 'create', supplierFixture());
  return Object.assign(world, { supplier });
}

/** A purchase order of one line: one to three pieces ordered, none to three arrived, amended at most once. */
export const documentCase = defineCase<PurchaseOrderObserved>(() => {
  const base = purchasingWorld();
  const product = activeProduct(base, { packagings });
  const [line, subject, stranger, receipt] = [base.id(), base.id(), base.id(), base.id()];
  const { supplier, warehouse } = base;
  const lines = (quantity: number): object[] => [orderLineFixture({ id: line, product, quantity })];
  const ordered = (quantity: number, orderedIn: typeof pair): object[] => [
    orderLineFixture({ id: line, product, quantity, orderedIn }),
  ];
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
    ...recordOffers({
      create: {
        fitting: { supplier, warehouse },
        malformed: {},
        unfit: { 'in an unknown warehouse': { supplier, warehouse: stranger } },
      },
    }),
    offer('update', 'to 2', form(lines(2 * piece)), { fits: true, quantity: 2 * piece }),
    offer('update', 'to no lines', form([]), { fits: true, quantity: 0 }),
    offer('update', 'with a product twice', form([...lines(piece), ...lines(piece)]), unfit),
    offer('update', 'to 4 halves', form(ordered(2 * piece, half)), { fits: true, quantity: 2 * piece }),
    offer('update', 'to half a pair', form(ordered(piece, pair)), unfit),
    offer('update', 'to zero pieces', form(lines(0)), unfit),
    offer('update', 'not permitted', form(lines(piece)), unfit, { permitted: false }),
    ...recordOffers({ place: {}, discard: {}, submit: {}, approve: {}, withdraw: {} }),
    ...['approve', 'withdraw'].map((word) =>
      offer(word, 'by another', {}, { ...fits, byAnother: true }, { byAnother: true }),
    ),
  ];
  const reasoned = ['cancel', 'closeShort', 'reopen', 'reject'].flatMap((word) => [
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
    offer('acknowledge', 'half a piece', acknowledge([{ line, quantity: piece / 2 }]), unfit),
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
  const arrivals = (word: string, most: number): EngineOffer[] => [
    ...[piece, 2 * piece]
      .filter((quantity) => quantity <= most)
      .map((quantity) =>
        offer(word, `${quantity / piece}`, arrival(quantity), { fits: true, quantity }, inside),
      ),
    offer(word, 'of an unknown line', arrival(piece, stranger), unfit, inside),
    offer(word, 'by hand', arrival(piece), unfit),
  ];

  const returned = (quantity: number): object => ({ return: receipt, lines: [{ line, quantity }] });
  /** What a return to the supplier tells of a piece that arrived, once each way. */
  const returns = ({ received, back }: PurchaseOrderObserved): EngineOffer[] => {
    const word = back === 0 ? 'markReturned' : 'unreturn';
    const told = offer(word, '', returned(piece), { fits: true, within: true, quantity: piece }, inside);
    return [...(received > 0 ? [told] : []), offer(word, 'by hand', returned(piece), unfit)];
  };

  const figures = (world: EngineWorld): Omit<PurchaseOrderObserved, 'state'> => {
    const view = typed(world.view);
    const row = view.get('purchaseOrder', world.subject);
    const rows = row?.lines ?? [];
    return {
      lines: rows.length,
      ordered: rows.reduce((sum, each) => sum + each.quantity, 0),
      received: rows.reduce((sum, each) => sum + each.received, 0),
      back: rows.reduce((sum, each) => sum + (each.returned ?? 0), 0),
      incoming: view.by('expectedReceipt', 'order', world.subject).reduce((sum, each) => sum + each.open, 0),
      revision: row?.revision ?? 0,
      numbered: Boolean(row?.number),
      supplierActive: view.get('supplier', supplier)?.state === 'active',
    };
  };
  const blocked = purchasingWorld();
  activeProduct(blocked, { packagings });
  blocked.must('supplier', blocked.supplier, 'block', { reason: 'other' });

  return {
    kind: 'purchaseOrder',
    rows: purchaseOrderRows,
    starts: purchaseOrderStart,
    signed: [
      {
        mutant: 'drop guard: purchaseOrder.commercial.closed reopen [0] mayBeReopened',
        reason: 'only what was placed is ever closed; a draft can only be discarded, which is cancelled',
      },
    ],
    figures,
    bounds:
      'One line of 1 to 3 pieces, at most 3 arrived, one amendment: each counter as none, part, all and over. Several lines and rejected pieces are for the random walks.',
    tree: {
      keep: ({ word }) => !['reopen', 'unreceive', 'markReturned', 'unreturn'].includes(word),
      why: 'The path tree leaves out reopen and unreceive, which only lead back, and what returns tell; the covers walk them from every state.',
    },
    worlds: { 'supplier active': worldOf(base, subject), 'supplier blocked': worldOf(blocked, subject) },
    offers: (_, seen) => [
      ...drafts,
      ...reasoned,
      ...acknowledgements,
      ...amendments.filter(({ event }) => !event.ask.fits || seen.revision < mostRevisions),
      ...arrivals('receive', mostArrived - seen.received),
      ...arrivals('unreceive', seen.received),
      ...returns(seen),
    ],
  };
});
