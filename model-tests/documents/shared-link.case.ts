import { sharedLinkFixture } from '#model/shared-link/shared-link.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, type EngineWorld } from '../model/engine-world.ts';
import { fits, inside, offer, recordOffers, unfit } from '../model/offers.ts';
import { sellingWorld } from '../model/selling-world.ts';
import { sharedLinkRows, sharedLinkStart, type SharedLinkObserved } from '../spec/shared-link.rows.ts';

/** An order past its draft, and one that is a draft. */
function shop() {
  const { base, order, form, line: _, ...rest } = sellingWorld([]);
  const [draft, subject, question] = [base.id(), base.id(), base.id()];
  base.must('salesOrder', order, 'create', form(1_000));
  base.must('salesOrder', order, 'confirm');
  base.must('salesOrder', draft, 'create', { ...form(0) });
  return { ...rest, base, order, draft, subject, question };
}

/** Its link was made for a day, two days ago. */
function overdue(): EngineWorld {
  const { base, order, subject } = shop();
  const data = sharedLinkFixture({ of: order, days: 1 });
  const at = '2026-05-02T08:00:00.000Z';
  base.now = at;
  base.must('sharedLink', subject, 'make', data);
  const world = worldOf(base, subject);
  const make = { kind: 'sharedLink', document: subject, type: 'make', data };
  return { ...world, given: [...(world.given ?? []).slice(0, -1), { ...make, at }] };
}

/** A link to an order for its customer, who does what the page of the link does. */
export const documentCase = defineCase<SharedLinkObserved>(() => {
  const { base, order, draft, subject, question } = shop();
  const first = worldOf(base, subject);
  const form = sharedLinkFixture({ of: order });
  const isOverdue = ({ given }: EngineWorld): boolean => given !== first.given;
  const rowOf = ({ view, subject: id }: EngineWorld) => typed(view).get('sharedLink', id);
  /** The page acts as the link; nobody else does. */
  const byLink = (word: string, data: object = {}) => [
    offer(word, '', data, fits, inside),
    offer(word, 'by somebody signed in', data, unfit),
  ];
  const acts = [
    ...byLink('open'),
    ...byLink('confirmRead'),
    ...byLink('ask', { id: question, text: 'Can it come earlier?' }),
    offer('ask', 'nothing', { id: question, text: ' ' }, unfit, inside),
    offer('expire', '', {}, fits, inside),
    offer('expire', 'by oneself', {}, unfit),
  ];
  return {
    kind: 'sharedLink',
    rows: sharedLinkRows,
    starts: sharedLinkStart,
    bounds:
      'One question; a look counts only as the first. Fifty questions are counted in the tests of the server.',
    worlds: { 'an order': first, 'its time is over': overdue() },
    figures: (world) => {
      const row = rowOf(world);
      return {
        opened: Boolean(row?.openedAt),
        read: Boolean(row?.readAt),
        asked: (row?.questions ?? 0) > 0,
        over: isOverdue(world),
      };
    },
    offers: (world) =>
      !isOverdue(world)
        ? [
            ...recordOffers({
              make: {
                fitting: form,
                malformed: { ...form, days: 0 },
                unfit: {
                  'of a draft': { ...form, of: draft },
                  'of nothing': { ...form, of: question },
                  'for what is of other documents': { ...form, purpose: 'purchaseOrder' },
                },
              },
              revoke: {},
            }),
            ...acts,
          ]
        : [...acts, ...recordOffers({ revoke: {} })],
  };
});
