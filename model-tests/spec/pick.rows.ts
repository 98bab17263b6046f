import type { Row } from '../kernel/conform.ts';
import type { Ask, PickSeen } from './document-seen.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';

const left = (seen: PickSeen): number => seen.asked - seen.scanned - seen.short;
const stopping = quoted('released, picking → paused, resumed, cancelled [nothing in hand, else put back]');
const untouched = (before: PickSeen, after: PickSeen): boolean =>
  before.scanned === after.scanned && before.short === after.short && before.staged === after.staged;

export const pickStart = { at: 'draft' };
export const pickRows: readonly Row<PickSeen, Ask>[] = [
  {
    id: 'PK-01',
    layers,
    on: 'release',
    from: { at: 'draft' },
    to: { at: 'released' },
    does: ['released'],
    src: quoted('→ released {hard reservation}'),
    when: (o, ask) => ask.fits && o.asked > 0,
    then: (before, after) => untouched(before, after) && after.hardReserved === after.asked,
  },
  {
    id: 'PK-02',
    layers,
    on: 'claim',
    from: { at: 'released' },
    to: { at: 'claimed' },
    does: ['claimed'],
    src: quoted('→ claimed → picking'),
    when: (_, ask) => ask.fits,
    then: untouched,
  },
  {
    id: 'PK-03',
    layers,
    on: 'scan',
    from: { at: ['claimed', 'picking'] },
    to: { at: 'picking' },
    does: ['scanned'],
    src: quoted('→ picking → scanned …'),
    when: (o, ask) => ask.fits && (ask.quantity ?? 0) > 0 && (ask.quantity ?? 0) <= left(o),
    then: (before, after, ask) =>
      after.scanned === before.scanned + (ask.quantity ?? 0) && after.staged === before.staged,
  },
  {
    id: 'PK-04',
    layers,
    on: 'pickShort',
    from: { at: ['claimed', 'picking'] },
    to: { at: 'picking' },
    does: ['shortPicked'],
    src: quoted('shortPicked {release; re-allocate from another bin; a count task for this one}'),
    when: (o, ask) => ask.fits && (ask.quantity ?? 0) > 0 && (ask.quantity ?? 0) <= left(o),
    then: (before, after, ask) =>
      after.short === before.short + (ask.quantity ?? 0) &&
      after.hardReserved === before.hardReserved - (ask.quantity ?? 0),
  },
  {
    id: 'PK-05',
    layers,
    on: 'finish',
    from: { at: 'picking' },
    to: { at: 'picked' },
    does: ['finished'],
    src: quoted('→ finished → picked {bin → staging}'),
    when: (o, ask) => ask.fits && left(o) === 0,
    then: (before, after) => after.staged === before.scanned && after.hardReserved === 0,
  },
  {
    id: 'PK-06',
    layers,
    on: 'pause',
    from: { at: ['released', 'picking'] },
    to: { at: 'paused' },
    does: ['paused'],
    src: stopping,
    when: (_, ask) => ask.fits,
    then: untouched,
  },
  {
    id: 'PK-07',
    layers,
    on: 'resume',
    from: { at: 'paused' },
    to: { at: ['released', 'picking'] },
    does: ['resumed'],
    src: stopping,
    when: (_, ask) => ask.fits,
    then: (before, after) => untouched(before, after),
  },
  {
    id: 'PK-08',
    layers,
    on: 'cancel',
    from: { at: ['released', 'picking'] },
    to: { at: 'cancelled' },
    does: ['cancelled'],
    src: stopping,
    when: (o, ask) => ask.fits && o.scanned === 0,
    then: (before, after) => untouched(before, after) && after.hardReserved === 0,
  },
];
