import type { UnknownItemObserved } from './document-observed.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row, around, keeps } = rowKit<UnknownItemObserved>({
  figures: ['quantity', 'counted', 'taught'],
  layers,
});

const parked = quoted('→ counted (scans add up; unknown items parked)');
const described = { decision: 'As long as it waits, more may be noted of it.' };
const matched = {
  decision: 'Once it is known what it is, it is counted, on its receipt while that is open.',
};
const back = { decision: 'It goes back to a supplier that is known.' };
const discarded = { decision: 'What is of no use is discarded for a reason.' };
const reopened = { decision: 'What was sent back or discarded may be looked at again.' };
const posted = { decision: 'A receipt is posted without what nobody knows yet.' };

export const unknownItemStart = { at: 'none' };
export const unknownItemRows = [
  row('UNK-00', 'park', 'none → parked', 'parked', parked, {
    then: (before, after, { quantity }) =>
      keeps(before, after, { quantity: quantity ?? 0 }) && after.counted === before.counted,
  }),
  row('UNK-01', 'update', 'parked', 'updated', described, {
    then: (before, after, { quantity }) => keeps(before, after, { quantity: quantity ?? 0 }),
  }),
  row('UNK-02', 'match', 'parked → matched', 'matched', matched, {
    then: (before, after) =>
      keeps(before, after, { counted: before.counted + before.quantity, taught: after.taught }) &&
      after.further === before.isPosted,
  }),
  row('UNK-03', 'sendBack', 'parked → sentBack', 'sentBack', back, { when: (o) => o.supplied }),
  row('UNK-04', 'discard', 'parked → discarded', 'discarded', discarded),
  row('UNK-05', 'reopen', 'sentBack, discarded → parked', 'reopened', reopened),
  around('UNK-10', 'its receipt is posted', 'parked', posted, { makes: { isPosted: true } }),
];
