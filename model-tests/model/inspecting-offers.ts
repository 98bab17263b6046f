import type { GoodsReceiptObserved } from '../spec/document-observed.ts';
import type { EngineOffer } from './engine-world.ts';
import { recordOffers } from './offers.ts';
import { piece } from './selling-world.ts';

/** A receipt of one line, whose ids have names. */
interface Inspected {
  readonly product: string;
  readonly id: (name: string) => string;
}

/** What is found of what was counted, half of which is checked. */
export function inspectingOffers(
  { product, id }: Inspected,
  { counted, rejected }: GoodsReceiptObserved,
): EngineOffer[] {
  const accepted = counted - rejected;
  const found = (over: object = {}): object => ({
    lines: [{ line: id('count'), checked: accepted, accepted, rejected: 0, ...over }],
  });
  const oneRejected = { accepted: accepted - piece, rejected: piece };
  const none = { fits: true, quantity: 0 };
  const photo = { lines: [{ line: id('count'), photo: id('photo') }] };
  return [
    ...recordOffers({
      submit: {},
      inspect: {
        fitting: found(),
        ask: none,
        malformed: { lines: [] },
        others: {
          'rejecting one': [found({ ...oneRejected, reason: 'damaged' }), { fits: true, quantity: piece }],
        },
        unfit: {
          'less than the sample': found({ checked: piece / 10 }),
          'less than was counted': found({ accepted: accepted - piece }),
          'rejecting one without a reason': found(oneRejected),
          'of another receipt': found({ line: id('stranger') }),
        },
      },
      recount: {},
      attachPhotos: {
        fitting: photo,
        malformed: { lines: [] },
        unfit: {
          'that is no picture of it': { lines: [{ line: id('count'), photo: id('stranger') }] },
          'to another line': { lines: [{ line: product, photo: id('photo') }] },
        },
      },
    }),
  ];
}
