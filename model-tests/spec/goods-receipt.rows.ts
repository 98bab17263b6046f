import type { Ask } from './document-observed.ts';
import type { GoodsReceiptObserved } from './receiving-observed.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row, around, keeps } = rowKit<GoodsReceiptObserved>({
  figures: ['counted', 'moved', 'putAway', 'back', 'rejected', 'pictured', 'shown', 'billed'],
  layers,
});

const begun = quoted('draft (from an order, a return, a transfer, or blind)');
const counted = quoted('→ counted (scans add up; unknown items parked)');
const posted = quoted(
  '→ posted {supplier → receiving or bin; rejected → quarantine; value layer; waiting reservations filled by priority, then date}',
);
const reversed = quoted('posted → reversed [goods still there]');
const corrected = quoted('posted → corrected');
const inOneAct = quoted('**correct** is reverse and repost in one unit, same number and links');
const stays = { decision: 'What did not go back after all is counted as here again.' };
const putAway = quoted('Receipts gain the region putAway: none → partly → done.');
const takenOut = { decision: 'A movement that is reversed takes out again what it put away.' };
const wentBack = { decision: 'A receipt counts what went back to the supplier, and stays.' };
const taken = { decision: 'What another order has on a pick list is no longer free where it lies.' };
const letGo = { decision: 'What another order no longer wants is free again where it lies.' };
const cancelled = { decision: 'An order may be cancelled while its goods are counted.' };
const closed = { decision: 'In a closed period nothing is posted or reversed.' };

const billed = { decision: 'A receipt notes what bills charge for it, and stays while they do.' };
const unbilled = { decision: 'A bill that is reversed charges for nothing.' };
const again = { decision: 'What was counted wrongly is counted again, and inspected again.' };
const photos = { decision: 'What is rejected may have a picture, and has one where the reason asks for it.' };
const attached = { decision: 'Pictures are files of the receipt.' };

/** What is accepted is inspected; what is rejected already is not. */
const isAsked = ({ asked, counted, rejected }: GoodsReceiptObserved): boolean => asked && counted > rejected;

/** It may be posted: all of it is named, awaited, in an open period, within what was ordered or explained, and inspected. */
const mayPost = (o: GoodsReceiptObserved, { explained }: Ask): boolean =>
  o.counted > 0 &&
  o.named &&
  o.awaited &&
  o.periodOpen &&
  (!o.over || explained === true) &&
  (!isAsked(o) || o.state['at'] === 'ready');

/** Where putting away stands follows from how much of what was accepted is still in receiving. */
function standsRight({
  counted,
  rejected,
  putAway,
  backInPlace,
  straight,
  state,
}: GoodsReceiptObserved): boolean {
  const left = counted - rejected - putAway - backInPlace;
  const standing = straight || left <= 0 ? 'done' : putAway > 0 ? 'partly' : 'notStarted';
  return state['putAway'] === standing;
}

export const goodsReceiptStart = { at: 'none' };
export const goodsReceiptRows = [
  row('GR-00', 'create', 'none → draft', 'created', begun, {
    when: ({ awaited }) => awaited,
    then: (_, after) => after.counted === 0 && after.moved === 0 && !after.numbered,
  }),
  row('GR-01', 'count', 'draft, counted → counted', 'counted', counted, {
    when: (_, { quantity = 0 }) => quantity > 0,
    then: (_, after, ask) => after.counted === ask.quantity && after.moved === 0,
  }),
  row('GR-02', 'post', 'counted, ready → posted; putAway: → notStarted', 'posted', posted, {
    when: (o, ask) => mayPost(o, ask) && !o.straight,
    then: (before, after) => keeps(before, after, { moved: before.counted, numbered: true }),
  }),
  row('GR-20', 'post', 'counted, ready → posted; putAway: → done', 'posted', posted, {
    when: (o, ask) => mayPost(o, ask) && o.straight,
    then: (before, after) => keeps(before, after, { moved: before.counted, numbered: true }),
  }),
  row(
    'GR-16',
    'submit',
    'counted → checking',
    'submitted',
    quoted('→ submitted → checking (only where inspection is asked)'),
    {
      when: (o) => isAsked(o) && o.awaited,
    },
  ),
  row(
    'GR-17',
    'inspect',
    'checking → ready',
    'inspected',
    quoted('(only where inspection is asked) → inspected → ready'),
    {
      then: (before, after, { quantity = 0 }) =>
        keeps(before, after, { rejected: before.rejected + quantity }),
    },
  ),
  row('GR-18', 'recount', 'checking, ready → counted', 'recounted', again),
  row('GR-19', 'attachPhotos', 'counted, ready', 'photosAttached', photos, {
    when: (o) => o.pictured && o.rejected > 0,
    makes: { shown: true },
  }),
  row('GR-03', 'reverse', 'posted → reversed; putAway: → *', 'reversed', reversed, {
    when: (o) => o.stillThere && o.periodOpen && o.back === 0 && !o.billed,
    makes: { moved: 0 },
  }),
  row('GR-05', 'correctCost', 'posted', 'costCorrected', corrected, {
    when: (o, { cost }) => o.periodOpen && !o.billed && cost !== o.cost,
    then: (before, after, { cost }) => cost !== undefined && keeps(before, after, { cost }),
  }),
  row('GR-06', 'putAway', 'posted; putAway: → *', 'putAway', putAway, {
    when: (_, { within = false }) => within,
    then: (before, after, { quantity = 0 }) =>
      keeps(before, after, { putAway: before.putAway + quantity }) && standsRight(after),
  }),
  row('GR-07', 'takeOut', 'posted; putAway: → *', 'takenOut', takenOut, {
    when: (_, { within = false }) => within,
    then: (before, after, { quantity = 0 }) =>
      keeps(before, after, { putAway: before.putAway - quantity }) && standsRight(after),
  }),
  row('GR-21', 'takeOut', 'reversed', 'takenOut', takenOut, {
    when: (_, { within = false }) => within,
    then: (before, after, { quantity = 0 }) => keeps(before, after, { putAway: before.putAway - quantity }),
  }),
  row('GR-08', 'markReturned', 'posted; putAway: → *', 'returned', wentBack, {
    when: (_, { within = false }) => within,
    then: (before, after, { quantity = 0 }) =>
      keeps(before, after, { back: before.back + quantity }) && standsRight(after),
  }),
  row('GR-09', 'unreturn', 'posted; putAway: → *', 'unreturned', stays, {
    when: (_, { within = false }) => within,
    then: (before, after, { quantity = 0 }) =>
      keeps(before, after, { back: before.back - quantity }) && standsRight(after),
  }),
  row('GR-22', 'markBilled', 'posted', 'billed', billed, {
    when: (_, { within = false }) => within,
    makes: { billed: true },
  }),
  row('GR-23', 'unmarkBilled', 'posted', 'unbilled', unbilled, {
    when: (_, { within = false }) => within,
    makes: { billed: false },
  }),
  row(
    'GR-15',
    'correct',
    'posted; putAway: → notStarted',
    ['reversed', 'corrected', 'counted', 'posted'],
    inOneAct,
    {
      when: (o) => o.stillThere && o.periodOpen && o.back === 0 && !o.billed,
      then: (before, after, { quantity }) =>
        quantity !== undefined &&
        after.numbered &&
        keeps(before, after, { counted: quantity, moved: quantity, rejected: 0 }),
    },
  ),
  row(
    'GR-04',
    'discard',
    'draft, counted, checking, ready → discarded',
    'discarded',
    quoted('unposted → discarded'),
    {
      then: (before, after) => keeps(before, after) && after.moved === 0,
    },
  ),
  around('GR-10', 'goods are taken', 'posted', taken, { makes: { taken: 'yes' } }),
  around('GR-11', 'goods are let go', 'posted', letGo, { makes: { taken: 'let go' } }),
  around('GR-12', 'order is cancelled', 'draft, counted', cancelled, { makes: { awaited: false } }),
  around('GR-14', 'a photo is attached', 'counted, ready', attached, { makes: { pictured: true } }),
  around('GR-13', 'books are closed', 'counted, ready, posted', closed, { makes: { periodOpen: false } }),
];
