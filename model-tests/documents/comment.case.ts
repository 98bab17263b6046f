import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import type { CommentEntry } from '#model/comment/comment.facts.ts';
import { memberFixture } from '#model/areas/setup/member/member.fixtures.ts';
import { commentRows, commentStart } from '../spec/comment.rows.ts';
import type { Ask, CommentObserved } from '../spec/document-observed.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, worldsOf } from '../model/engine-world.ts';
import type { EngineOffer, EngineWorld } from '../model/engine-world.ts';
import { action, offer, story, unfit } from '../model/offers.ts';

interface Talk {
  readonly world: EngineWorld;
  /** Ids of the two comments, and of one that is never written. */
  readonly own: string;
  readonly other: string;
  readonly nowhere: string;
  /** Somebody who sees the product, somebody who may block it, too, and somebody who does not see it. */
  readonly colleague: string;
  readonly able: string;
  readonly blind: string;
  /** The product's version before any comment. */
  readonly version: number;
}

/** A product, or none in its place, in a company with a colleague who sees products and one who does not. */
function talk(subjectOf: (base: ReturnType<typeof companyWorld>) => string): Talk {
  const base = companyWorld();
  const join = (name: string, permissions: readonly string[]): string => {
    const [role, user] = [base.id(), base.id()];
    base.must('role', role, 'create', { name, permissions });
    const member = memberFixture({ user, role, name: `${name} Lind`, email: `${name}@example.com` });
    base.must('member', base.id(), 'add', member, { internal: true });
    return user;
  };
  const colleague = join('seeing', ['product.view']);
  const able = join('able', ['product.view', 'product.block']);
  const blind = join('blind', ['location.view']);
  const subject = subjectOf(base);
  const [own, other, nowhere] = [base.id(), base.id(), base.id()];
  const version = typed(base.store).get('product', subject)?.version ?? 0;
  return { world: worldOf(base, subject), own, other, nowhere, colleague, able, blind, version };
}

const wordOf = (entry: CommentEntry | undefined): CommentObserved['own'] => {
  if (!entry) return 'none';
  if (entry.removedAt !== null) return 'removed';
  if (entry.request) return entry.request.answer?.type ?? 'asked';
  return entry.editedAt === null ? 'written' : 'edited';
};

/** Requests to block the product, answers to them, and what comes of it. */
function requestOffers({ own, nowhere, colleague, able }: Talk, world: EngineWorld): EngineOffer[] {
  const wanted = { command: 'block', permission: 'product.block' };
  const asked = { about: 'product', id: own, text: '', mentions: [able], ...wanted };
  const product = typed(world.view).get('product', world.subject);
  const version = product?.version ?? 1;
  const ready = { fits: true, about: 'own' } as const;
  return [
    offer('ask', '', asked, { ...ready, mentions: 1 }),
    offer('ask', 'nobody', { ...asked, mentions: [] }, unfit),
    offer('ask', 'who may not either', { ...asked, mentions: [colleague] }, unfit),
    offer('ask', 'not permitted', asked, unfit, { permitted: false }),
    offer('carryOut', 'by another', { id: own, version }, ready, { byAnother: true }),
    offer('carryOut', 'before it is done', { id: own, version: version + 1 }, unfit, { byAnother: true }),
    offer('carryOut', 'what nobody asked', { id: nowhere, version }, unfit, { byAnother: true }),
    offer('carryOut', 'not permitted', { id: own, version }, unfit, { permitted: false }),
    offer('decline', 'by another', { id: own, text: 'Not now.' }, ready, { byAnother: true }),
    offer('decline', 'malformed', { id: own }, unfit),
    offer('decline', 'what nobody asked', { id: nowhere, text: '' }, unfit, { byAnother: true }),
    offer('decline', 'not permitted', { id: own, text: '' }, unfit, { permitted: false }),
    ...(product?.state === 'active'
      ? [story('the product is blocked', [action('product', world.subject, 'block', { reason: 'other' })])]
      : []),
  ];
}

function commentOffers(of: Talk, world: EngineWorld): EngineOffer[] {
  const { own, other, nowhere, colleague, blind } = of;
  const [mine, theirs]: Ask[] = [
    { fits: true, about: 'own' },
    { fits: true, about: 'other' },
  ];
  const said = { text: 'Is this right?', mentions: [] };
  const spoken = { ...said, mentions: [colleague] };
  const product = { about: 'product', ...said };
  const byAnother = { byAnother: true };
  const denied = { permitted: false };
  const wrong = { surplus: 1 };
  if (!mine || !theirs) throw new Error('both are there');
  return [
    offer('write', '', { ...product, id: own }, mine),
    offer('write', 'to somebody', { ...product, ...spoken, id: own }, { ...mine, mentions: 1 }),
    offer('write', 'by another', { ...product, id: other }, theirs, byAnother),
    offer('write', 'malformed', wrong, unfit),
    offer('write', 'without words', { ...product, text: '  ', id: own }, unfit),
    offer('write', 'not permitted', { ...product, id: own }, unfit, denied),
    offer('write', 'as if it were a category', { ...product, about: 'category', id: own }, unfit),
    offer('write', 'to who does not see it', { ...product, mentions: [blind], id: own }, unfit),
    offer('edit', '', { ...said, id: own }, mine),
    offer('edit', 'to somebody', { ...spoken, id: own }, { ...mine, mentions: 1 }),
    offer('edit', 'by another', { ...said, id: other }, theirs, byAnother),
    offer('edit', 'malformed', wrong, unfit),
    offer('edit', 'not permitted', { ...said, id: own }, unfit, denied),
    offer('edit', 'to who does not see it', { ...said, mentions: [blind], id: own }, unfit),
    offer('edit', 'what another wrote', { ...said, id: other }, unfit),
    offer('edit', 'by another what one wrote', { ...said, id: own }, unfit, byAnother),
    offer('edit', 'what nobody wrote', { ...said, id: nowhere }, unfit),
    offer('remove', '', { id: own }, mine),
    offer('remove', 'by another', { id: other }, theirs, byAnother),
    offer('remove', 'malformed', wrong, unfit),
    offer('remove', 'not permitted', { id: own }, unfit, denied),
    offer('remove', 'what another wrote', { id: other }, unfit),
    offer('remove', 'by another what one wrote', { id: own }, unfit, byAnother),
    offer('remove', 'what nobody wrote', { id: nowhere }, unfit),
    ...requestOffers(of, world),
  ];
}

/** What two people say about a product, whatever its state. */
export const documentCase = defineCase<CommentObserved>(() => {
  const talks: Readonly<Record<string, Talk>> = {
    'a product': talk((base) => activeProduct(base)),
    'an archived product': talk((base) => {
      const product = activeProduct(base);
      base.must('product', product, 'block', { reason: 'other' });
      base.must('product', product, 'archive');
      return product;
    }),
    'no such product': talk((base) => base.id()),
  };
  const [first] = Object.values(talks);
  // Every world descends from one of these.
  const talkOf = ({ given }: EngineWorld): Talk => {
    const found = Object.values(talks).find(({ world }) => world.given === given) ?? first;
    if (!found) throw new Error('there are talks');
    return found;
  };
  const figures = (world: EngineWorld): Omit<CommentObserved, 'state'> => {
    const { own, other, version } = talkOf(world);
    const view = typed(world.view);
    const [product, row] = [view.get('product', world.subject), view.get('comment', world.subject)];
    const entryOf = (id: string): CommentEntry | undefined => row?.entries.find((entry) => entry.id === id);
    const entry = entryOf(own);
    const request = entry?.removedAt === null ? entry.request : undefined;
    const done = product !== undefined && product.state !== 'active';
    const turns = product?.state === 'blocked' ? 1 : 0;
    return {
      own: wordOf(entryOf(own)),
      ownMentions: entryOf(own)?.mentions.length ?? 0,
      other: wordOf(entryOf(other)),
      there: product !== undefined,
      touched: product !== undefined && product.version !== version + turns,
      done,
      doneSince: done && request?.answer === null && request.version < product.version,
    };
  };
  return {
    kind: 'comment',
    rows: commentRows,
    starts: commentStart,
    signed: ['write', 'ask'].map((word) => ({
      mutant: `drop target: comment.open ${word} [0]`,
      reason: 'it leads to where it is, and nothing is done on entering that',
    })),
    figures,
    bounds:
      'One comment of each of two people; the thousand of a document are counted in the tests of the model.',
    worlds: worldsOf(talks),
    offers: (world) => commentOffers(talkOf(world), world),
    onlooker: ['location.view'],
  };
});
