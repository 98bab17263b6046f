import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import type { Ask } from '../spec/document-observed.ts';
import { fileRows, fileStart } from '../spec/file.rows.ts';
import type { FilesObserved } from '../spec/organisation-observed.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, worldsOf } from '../model/engine-world.ts';
import type { EngineOffer, EngineWorld } from '../model/engine-world.ts';
import { inside, offer, unfit } from '../model/offers.ts';

interface Drawer {
  readonly world: EngineWorld;
  readonly own: string;
  readonly other: string;
  readonly nowhere: string;
  /** The product's version before it had files. */
  readonly version: number;
}

/** A product, or none in its place, and who may or may not edit it. */
function drawer(isThere: boolean, lacks: readonly string[] = []): Drawer {
  const base = companyWorld();
  const subject = isThere ? activeProduct(base) : base.id();
  const [own, other, nowhere] = [base.id(), base.id(), base.id()];
  const version = typed(base.store).get('product', subject)?.version ?? 0;
  return {
    world: worldOf(base, subject, { lacks }),
    own,
    other,
    nowhere,
    version,
  };
}

const mine: Ask = { fits: true, about: 'own' };
const theirs: Ask = { fits: true, about: 'other' };
/** No picture: a page asks for a small one of those, which lies nowhere here. */
const paper = { about: 'product', name: 'SO-1.pdf', type: 'application/pdf', size: 3, hash: 'a'.repeat(64) };

const ADDRESS = 'a@example.com';
const letter = { to: [ADDRESS], subject: 'Order confirmation' };

function fileOffers({ own, other, nowhere }: Drawer): EngineOffer[] {
  const byAnother = { byAnother: true };
  return [
    offer('attach', '', { ...paper, id: own }, mine, inside),
    offer('attach', 'by another', { ...paper, id: other }, theirs, { ...inside, ...byAnother }),
    offer('attach', 'by oneself', { ...paper, id: own }, unfit),
    offer('attach', 'malformed', { ...paper, id: own, size: 0 }, unfit, inside),
    offer('attach', 'as if it were a category', { ...paper, about: 'category', id: own }, unfit, inside),
    offer('attach', 'to another kind', { ...paper, about: 'customer', id: own }, unfit, inside),
    offer('mail', '', { ...paper, ...letter, id: own }, mine, inside),
    offer('mail', 'by oneself', { ...paper, ...letter, id: own }, unfit),
    offer('mail', 'to nobody', { ...paper, ...letter, to: [], id: own }, unfit, inside),
    offer('settleMail', '', { id: own, to: ADDRESS, outcome: 'sent', why: '' }, mine, inside),
    offer(
      'settleMail',
      'of another letter',
      { id: own, to: 'b@example.com', outcome: 'sent', why: '' },
      unfit,
      inside,
    ),
    offer('settleMail', 'by oneself', { id: own, to: ADDRESS, outcome: 'sent', why: '' }, unfit),
    offer('remove', '', { id: own }, mine),
    offer('remove', 'what another attached', { id: other }, theirs),
    offer('remove', 'malformed', { surplus: 1 }, unfit),
    offer('remove', 'not permitted', { id: own }, unfit, { permitted: false }),
    offer('remove', 'what nobody attached', { id: nowhere }, unfit),
  ];
}

/** The files of a product, for any viewer. */
export const documentCase = defineCase<FilesObserved>(() => {
  const drawers: Readonly<Record<string, Drawer>> = {
    'who may edit the product': drawer(true),
    'who may only see it': drawer(true, ['product.edit']),
    'no such product': drawer(false),
  };
  const fallback = drawer(false);
  // Every world descends from one of these.
  const drawerOf = ({ given }: EngineWorld): Drawer =>
    Object.values(drawers).find(({ world }) => world.given === given) ?? fallback;
  const figures = (world: EngineWorld): Omit<FilesObserved, 'state'> => {
    const { own, other, version } = drawerOf(world);
    const view = typed(world.view);
    const [product, row] = [view.get('product', world.subject), view.get('file', world.subject)];
    const wordOf = (id: string): FilesObserved['own'] => {
      const entry = row?.entries.find((one) => one.id === id);
      if (!entry) return 'none';
      if (entry.mail) return entry.mail.to[0]?.outcome === null ? 'mailed' : 'settled';
      return entry.removedAt === null ? 'there' : 'removed';
    };
    return {
      own: wordOf(own),
      other: wordOf(other),
      there: product !== undefined,
      editor: !world.lacks?.includes('product.edit'),
      touched: product !== undefined && product.version !== version,
    };
  };
  return {
    kind: 'file',
    rows: fileRows,
    starts: fileStart,
    signed: ['attach', 'mail'].map((command) => ({
      mutant: `drop target: file.open ${command} [0]`,
      reason: 'A state without entry or exit that leads to itself is the state that stays.',
    })),
    figures,
    bounds:
      'One file of each of two people; the two hundred of a document are counted in the tests of the model.',
    worlds: worldsOf(drawers),
    offers: (world) => fileOffers(drawerOf(world)),
    onlooker: ['location.view'],
  };
});
