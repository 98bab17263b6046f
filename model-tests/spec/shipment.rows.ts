import type { ShipmentObserved } from './document-observed.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row, around, keeps } = rowKit<ShipmentObserved>({ figures: ['staged', 'gone', 'returned'], layers });

const picked = quoted('→ finished → picked {bin → staging}');
const shipped = quoted('→ shipped {staging → customer; cost of goods; counters}');
const cancelled = quoted('before shipped → cancelled {parcel → staging}');
const reversed = quoted('shipped → reversed [not delivered, not invoiced]');
const holding = { decision: 'An order may be held while its goods wait; what waits stays as it is.' };

const atOnce = {
  decision: 'Who packs and sends in one go does it in one act, which happens whole or not at all.',
};
const mistaken = {
  decision: 'A delivery marked by mistake is taken back with a reason; nothing has moved by it.',
};

const allowed = {
  decision:
    'Goods of a lot that was blocked wait, until they are put back or somebody allows them, with a reason.',
};

const returned = quoted("The order's counter `returned` rises; fulfilment stays");
const unreturned = { decision: 'What did not come back after all is with the customer as before.' };

const inOneAct = quoted('**correct** is reverse and repost in one unit, same number and links');

export const shipmentStart = { at: 'none' };
export const shipmentRows = [
  row('SH-00', 'create', 'none → open', 'created', picked, {
    then: (_, after) => after.staged > 0 && after.packed === 0 && after.gone === 0 && !after.numbered,
  }),
  row('SH-01', 'pack', 'open, packed → packed', 'packed', quoted('open → packed (parcels, weights)'), {
    then: (before, after) =>
      after.staged === before.staged && after.gone === before.gone && after.packed === after.staged,
  }),
  row('SH-02', 'ship', 'packed → shipped', 'shipped', shipped, {
    when: ({ orderOnHold, incomplete, lot }) => !orderOnHold && !incomplete && lot !== 'kept',
    then: (before, after) => after.gone === before.packed && after.staged === 0 && after.numbered,
  }),
  row('SH-02b', 'packAndShip', 'open → shipped', ['packed', 'shipped'], atOnce, {
    when: ({ orderOnHold, incomplete, lot }) => !orderOnHold && !incomplete && lot !== 'kept',
    then: (before, after) =>
      after.gone === before.staged && after.packed === after.gone && after.staged === 0 && after.numbered,
  }),
  row('SH-08', 'allowLots', 'open, packed', 'lotsAllowed', allowed, {
    when: ({ lot }) => lot === 'kept',
    makes: { lot: 'allowed' },
  }),
  row('SH-03b', 'undeliver', 'delivered → shipped', 'undelivered', mistaken),
  row('SH-03', 'deliver', 'shipped → delivered', 'delivered', quoted('→ delivered')),
  row('SH-04', 'cancel', 'open, packed → cancelled', 'cancelled', cancelled, {
    makes: { gone: 0, staged: 0 },
  }),
  row('SH-06', 'markReturned', 'shipped, delivered', 'returned', returned, {
    when: (_, { within = false }) => within,
    then: (before, after, { quantity = 0 }) => keeps(before, after, { returned: before.returned + quantity }),
  }),
  row('SH-07', 'unreturn', 'shipped, delivered', 'unreturned', unreturned, {
    when: (_, { within = false }) => within,
    then: (before, after, { quantity = 0 }) => keeps(before, after, { returned: before.returned - quantity }),
  }),
  row('SH-05', 'reverse', 'shipped → reversed', 'reversed', reversed, {
    when: ({ returned: back }) => back === 0,
    then: (before, after) => after.gone === 0 && after.staged === before.staged + before.gone,
  }),
  row('SH-14', 'correct', 'shipped', ['reversed', 'corrected', 'shipped'], inOneAct, {
    when: ({ returned: back, gone, incomplete, lot }, { quantity = 0 }) =>
      back === 0 && quantity < gone && !incomplete && lot !== 'kept',
    then: (before, after, { quantity = 0 }) =>
      keeps(before, after, {
        gone: quantity,
        packed: quantity,
        staged: before.gone + before.staged - quantity,
      }),
  }),
  around('SH-10', 'order is held', 'open, packed', holding, { makes: { orderOnHold: true } }),
  around('SH-11', 'order is resumed', 'open, packed', holding, { makes: { orderOnHold: false } }),
  around('SH-12', 'lot is blocked', 'open, packed', allowed, { makes: { lot: 'kept' } }),
  around('SH-13', 'lot is unblocked', 'open, packed', allowed, { makes: { lot: 'good' } }),
];
