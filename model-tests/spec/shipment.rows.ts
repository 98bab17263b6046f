import type { Row } from '../kernel/conform.ts';
import type { Ask, ShipmentSeen } from './document-seen.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';

const untouched = (before: ShipmentSeen, after: ShipmentSeen): boolean =>
  before.staged === after.staged && before.gone === after.gone;
const holding = { decision: 'An order may be held while its goods wait; what waits stays as it is.' };

export const shipmentStart = { at: 'none' };
export const shipmentRows: readonly Row<ShipmentSeen, Ask>[] = [
  {
    id: 'SH-00',
    layers,
    on: 'create',
    from: { at: 'none' },
    to: { at: 'open' },
    does: ['created'],
    src: quoted('→ finished → picked {bin → staging}'),
    when: (_, ask) => ask.fits,
    then: (_, after) => after.staged > 0 && after.packed === 0 && after.gone === 0 && !after.numbered,
  },
  {
    id: 'SH-01',
    layers,
    on: 'pack',
    from: { at: ['open', 'packed'] },
    to: { at: 'packed' },
    does: ['packed'],
    src: quoted('open → packed (parcels, weights)'),
    when: (_, ask) => ask.fits,
    then: (before, after) => untouched(before, after) && after.packed === after.staged,
  },
  {
    id: 'SH-02',
    layers,
    on: 'ship',
    from: { at: 'packed' },
    to: { at: 'shipped' },
    does: ['shipped'],
    src: quoted('→ shipped {staging → customer; cost of goods; counters}'),
    when: (o, ask) => ask.fits && !o.orderOnHold && !o.incomplete,
    then: (before, after) => after.gone === before.packed && after.staged === 0 && after.numbered,
  },
  {
    id: 'SH-03',
    layers,
    on: 'deliver',
    from: { at: 'shipped' },
    to: { at: 'delivered' },
    does: ['delivered'],
    src: quoted('→ delivered'),
    when: (_, ask) => ask.fits,
    then: untouched,
  },
  {
    id: 'SH-04',
    layers,
    on: 'cancel',
    from: { at: ['open', 'packed'] },
    to: { at: 'cancelled' },
    does: ['cancelled'],
    src: quoted('before shipped → cancelled {parcel → staging}'),
    when: (_, ask) => ask.fits,
    then: (_, after) => after.gone === 0 && after.staged === 0,
  },
  {
    id: 'SH-05',
    layers,
    on: 'reverse',
    from: { at: 'shipped' },
    to: { at: 'reversed' },
    does: ['reversed'],
    src: quoted('shipped → reversed [not delivered, not invoiced]'),
    when: (_, ask) => ask.fits,
    then: (before, after) => after.gone === 0 && after.staged === before.gone,
  },
  {
    id: 'SH-10',
    layers,
    on: 'order is held',
    from: { at: ['open', 'packed'] },
    to: {},
    src: holding,
    then: (before, after) => untouched(before, after) && after.orderOnHold,
  },
  {
    id: 'SH-11',
    layers,
    on: 'order is resumed',
    from: { at: ['open', 'packed'] },
    to: {},
    src: holding,
    then: (before, after) => untouched(before, after) && !after.orderOnHold,
  },
];
