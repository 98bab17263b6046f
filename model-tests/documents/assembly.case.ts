import { activeProduct } from '#machines/company.fixtures.ts';
import { typed, type Reader } from '#model/engine/reader.ts';
import { orderLineFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { placeKey, unheldOf } from '#model/stock/stock.tables.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, type EngineOffer, type EngineWorld } from '../model/engine-world.ts';
import { action, booksAreOpen, closeBooks, fits, recordOffers, story } from '../model/offers.ts';
import { piece, sellingWorld, spareIds } from '../model/selling-world.ts';
import { assemblyRows, assemblyStart } from '../spec/assembly.rows.ts';
import type { AssemblyObserved } from '../spec/document-observed.ts';

const reason = { reason: 'other' };

/** A company with parts, of which two make a bundle: six in the first bin, and three bundles made of others. */
function makingWorld() {
  const world = sellingWorld([12 * piece]);
  const { base, product: part, warehouse } = world;
  const components = [{ product: part, quantity: 2 * piece, optional: false }];
  const bundle = { mode: 'assembled', components, pricing: 'own', less: 0, buildCost: 1_0000 } as const;
  const whole = activeProduct(base, { sku: 'WHOLE', kind: 'bundle', bundle });
  const [earlier = '', subject = '', pick = '', line = ''] = spareIds(base, 4);
  base.must('assembly', earlier, 'create', { product: whole, quantity: 3 * piece, warehouse });
  base.must('assembly', earlier, 'release');
  base.must('assembly', earlier, 'build', { quantity: 3 * piece, to: base.bins[1] });
  return { ...world, part, whole, subject, pick, newLine: line };
}

type Making = ReturnType<typeof makingWorld>;

function commands(given: Making, mode: 'build' | 'unbuild'): EngineOffer[] {
  const { part, whole, warehouse, stranger, base } = given;
  const form = (pieces: number, over: object = {}): object => ({
    mode,
    product: whole,
    quantity: pieces * piece,
    warehouse,
    to: base.bins[2],
    ...over,
  });
  const of = (pieces: number) => ({ ...fits, quantity: pieces * piece });
  const written = {
    fitting: form(3),
    ask: of(3),
    malformed: { product: whole },
    others: { 'of four': [form(4), of(4)] },
    unfit: {
      'of what is no bundle': form(3, { product: part }),
      'of an unknown product': form(3, { product: stranger }),
      'in an unknown warehouse': form(3, { warehouse: stranger }),
      'to an unknown place': form(3, { to: stranger }),
      'of half a piece': form(0.5),
      'without what it needs': form(3, { without: [part] }),
    },
  } as const;
  return recordOffers({
    create: written,
    update: written,
    release: {},
    build: {
      fitting: { quantity: 3 * piece },
      ask: of(3),
      malformed: {},
      others: { 'one piece': [{ quantity: piece }, of(1)] },
      unfit: {
        'five pieces': { quantity: 5 * piece },
        'half a piece': { quantity: piece / 2 },
        'to an unknown place': { quantity: piece, to: stranger },
        'of what was not taken': {
          quantity: piece,
          taken: [{ product: part, location: base.bins[2], quantity: 2 * piece }],
        },
        'with a lot that it has not': {
          quantity: piece,
          lots: [{ product: mode === 'build' ? whole : part, code: 'L1', quantity: piece }],
        },
      },
    },
    closeShort: { fitting: reason, malformed: {} },
    cancel: { fitting: reason, malformed: {} },
    reverse: { fitting: reason, malformed: {} },
  });
}

/** What orders and pick lists do to what it takes, and to what it made. */
function stories(given: Making, seen: AssemblyObserved): EngineOffer[] {
  const { part, whole, order, line, pick, form } = given;
  const block = story('what it takes is blocked', [
    action('product', seen.unbuilds ? whole : part, 'block', reason),
  ]);
  const at = seen.state['at'] ?? '';
  const [takes, makes] = seen.unbuilds ? [whole, part] : [part, whole];
  const ordered = (product: string, quantity: number) => {
    const lines = [orderLineFixture({ id: line, product, quantity })];
    return [
      action('salesOrder', order, 'create', form(0, { lines })),
      action('salesOrder', order, 'confirm'),
    ];
  };
  if (!seen.periodOpen) return [];
  const offers = ['released', 'partlyBuilt', 'built'].includes(at) ? [closeBooks] : [];
  if (at === 'draft' && seen.taken === 'no' && seen.asked === 3 * piece && !seen.blocked)
    return [...offers, block, story('goods are taken', ordered(takes, seen.free))];
  if (at === 'draft' && seen.taken === 'yes')
    return [...offers, story('goods are let go', [action('salesOrder', order, 'cancel', reason)])];
  const isPickable = at === 'built' && seen.isLeft && seen.taken === 'no' && seen.built === seen.asked;
  if (!isPickable) return offers;
  const picked = [...ordered(makes, seen.made), action('salesOrder', order, 'release', { pick })];
  return [...offers, story('what was made is picked', picked)];
}

const availability = (view: Reader, product: string, warehouse: string) => {
  const { onHand = 0, reserved = 0 } = view.get('availability', placeKey(product, warehouse)) ?? {};
  return { onHand, free: onHand - reserved };
};

/** Bundles of two parts: three that are built, in one go or one by one, or taken apart. */
export const documentCase = defineCase<AssemblyObserved>(() => {
  const given = makingWorld();
  const { base, part, whole, subject, order, warehouse } = given;
  const apart = subject.replace(/.$/, 'e');
  const unbuilds = (world: EngineWorld): boolean => world.subject === apart;
  const figures = (world: EngineWorld): Omit<AssemblyObserved, 'state'> => {
    const view = typed(world.view);
    const row = view.get('assembly', world.subject);
    const [takes, makes] = unbuilds(world) ? [whole, part] : [part, whole];
    const { onHand: there, free } = availability(view, takes, warehouse);
    const sold = view.get('salesOrder', order);
    const isOpen = view.by('reservation', 'document', order).length > 0;
    return {
      asked: row?.quantity ?? 0,
      built: row?.built ?? 0,
      unbuilds: unbuilds(world),
      there,
      free,
      kept: view.by('reservation', 'document', world.subject).reduce((sum, { soft }) => sum + soft, 0),
      made: availability(view, makes, warehouse).onHand,
      coming: view.by('expectedReceipt', 'order', world.subject).reduce((total, { open }) => total + open, 0),
      numbered: Boolean(row?.number),
      isLeft: (row?.builds ?? []).every(({ into }) =>
        into.every(({ product, location }) => {
          const stock = view.get('balance', placeKey(product, location));
          return stock !== undefined && unheldOf(stock) > 0;
        }),
      ),
      taken:
        sold === undefined || sold.lines.every(({ product }) => product !== takes)
          ? 'no'
          : isOpen
            ? 'yes'
            : 'let go',
      blocked: view.get('product', takes)?.state === 'blocked',
      periodOpen: booksAreOpen(world),
    };
  };
  const offers = { build: commands(given, 'build'), unbuild: commands(given, 'unbuild') };
  return {
    kind: 'assembly',
    rows: assemblyRows,
    starts: assemblyStart,
    signed: [
      {
        mutant: 'drop target: assembly.partlyBuilt build [1]',
        reason: 'partlyBuilt has no entry or exit, so staying in it and entering it anew are the same',
      },
      ...['partlyBuilt', 'built'].map((state) => ({
        mutant: `drop guard: assembly.${state} reverse [0] mayBeReversed`,
        reason: 'the ledger refuses the same: goods that are gone or reserved, and closed books',
      })),
    ],
    figures,
    bounds:
      'A bundle of two equal parts; three of it built or taken apart, at once or one by one, or four, for which there is too little; one order that takes what it needs, or what it made; one block. Several components, optional ones, lots and values are for its own tests and random days.',
    tree: {
      keep: ({ word, label }) =>
        ![
          'closeShort',
          'goods are let go',
          'books are closed',
          'what was made is picked',
          'what it takes is blocked',
        ].includes(word) && !['update', 'update of four', 'create of four'].includes(label),
      why: 'The path tree leaves out changes of drafts, and what only ends or returns; the covers walk those from every state.',
    },
    worlds: { building: worldOf(base, subject), 'taking apart': worldOf(base, apart) },
    offers: (world, seen) => [...(unbuilds(world) ? offers.unbuild : offers.build), ...stories(given, seen)],
  };
});
