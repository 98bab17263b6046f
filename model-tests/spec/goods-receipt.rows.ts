import type { Row } from '../kernel/conform.ts';
import type { Ask, GoodsReceiptSeen } from './document-seen.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';

const sameCount = (before: GoodsReceiptSeen, after: GoodsReceiptSeen): boolean =>
  before.counted === after.counted && before.moved === after.moved;

export const goodsReceiptStart = { at: 'none' };
export const goodsReceiptRows: readonly Row<GoodsReceiptSeen, Ask>[] = [
  {
    id: 'GR-00',
    layers,
    on: 'create',
    from: { at: 'none' },
    to: { at: 'draft' },
    does: ['created'],
    src: quoted('draft (from an order, a return, a transfer, or blind)'),
    when: (o, ask) => ask.fits && o.awaited,
    then: (_, after) => after.counted === 0 && after.moved === 0 && !after.numbered,
  },
  {
    id: 'GR-01',
    layers,
    on: 'count',
    from: { at: ['draft', 'counted'] },
    to: { at: 'counted' },
    does: ['counted'],
    src: quoted('→ counted (scans add up; unknown items parked)'),
    when: (_, ask) => ask.fits && (ask.quantity ?? 0) > 0,
    then: (_, after, ask) => after.counted === ask.quantity && after.moved === 0,
  },
  {
    id: 'GR-02',
    layers,
    on: 'post',
    from: { at: 'counted' },
    to: { at: 'posted' },
    does: ['posted'],
    src: quoted(
      '→ posted {supplier → receiving or bin; rejected → quarantine; value layer; waiting reservations filled by priority, then date}',
    ),
    when: (o, ask) =>
      ask.fits && o.counted > 0 && o.awaited && o.periodOpen && (!o.over || ask.explained === true),
    then: (before, after) =>
      after.moved === before.counted && after.counted === before.counted && after.numbered,
  },
  {
    id: 'GR-03',
    layers,
    on: 'reverse',
    from: { at: 'posted' },
    to: { at: 'reversed' },
    does: ['reversed'],
    src: quoted('posted → reversed [goods still there]'),
    when: (o, ask) => ask.fits && o.stillThere && o.periodOpen,
    then: (before, after) => after.moved === 0 && after.counted === before.counted,
  },
  {
    id: 'GR-04',
    layers,
    on: 'discard',
    from: { at: ['draft', 'counted'] },
    to: { at: 'discarded' },
    does: ['discarded'],
    src: quoted('unposted → discarded'),
    when: (_, ask) => ask.fits,
    then: (before, after) => sameCount(before, after) && after.moved === 0,
  },
  {
    id: 'GR-10',
    layers,
    on: 'goods are taken',
    from: { at: 'posted' },
    to: {},
    src: { decision: 'What another order has on a pick list is no longer free where it lies.' },
    then: (before, after) => sameCount(before, after) && after.taken === 'yes',
  },
  {
    id: 'GR-11',
    layers,
    on: 'goods are let go',
    from: { at: 'posted' },
    to: {},
    src: { decision: 'What another order no longer wants is free again where it lies.' },
    then: (before, after) => sameCount(before, after) && after.taken === 'let go',
  },
  {
    id: 'GR-12',
    layers,
    on: 'order is cancelled',
    from: { at: ['draft', 'counted'] },
    to: {},
    src: { decision: 'An order may be cancelled while its goods are counted.' },
    then: (before, after) => sameCount(before, after) && !after.awaited,
  },
  {
    id: 'GR-13',
    layers,
    on: 'books are closed',
    from: { at: ['counted', 'posted'] },
    to: {},
    src: { decision: 'In a closed period nothing is posted or reversed.' },
    then: (before, after) => sameCount(before, after) && !after.periodOpen,
  },
];
