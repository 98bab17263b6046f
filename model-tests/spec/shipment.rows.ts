import type { Row } from '../kernel/conform.ts';
import type { Ask, ShipmentSeen } from './document-seen.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';

export const shipmentStart = { at: 'open' };
export const shipmentRows: readonly Row<ShipmentSeen, Ask>[] = [
  {
    id: 'SH-01',
    layers,
    on: 'pack',
    from: { at: 'open' },
    to: { at: 'packed' },
    does: ['packed'],
    src: quoted('open → packed (parcels, weights)'),
    when: (_, ask) => ask.fits,
    then: (_, after) => after.packed > 0 && after.gone === 0,
  },
  {
    id: 'SH-02',
    layers,
    on: 'ship',
    from: { at: 'packed' },
    to: { at: 'shipped' },
    does: ['shipped'],
    src: quoted('→ shipped {staging → customer; cost of goods; counters}'),
    when: (_, ask) => ask.fits,
    then: (before, after) => after.gone === before.packed,
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
    then: (before, after) => after.gone === before.gone,
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
    then: (_, after) => after.gone === 0,
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
    then: (_, after) => after.gone === 0,
  },
];
