import type { Row } from '../kernel/conform.ts';
import type { Ask, GoodsReceiptSeen } from './document-seen.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';

export const goodsReceiptStart = { at: 'draft' };
export const goodsReceiptRows: readonly Row<GoodsReceiptSeen, Ask>[] = [
  {
    id: 'GR-01',
    layers,
    on: 'count',
    from: { at: 'draft' },
    to: { at: 'counted' },
    does: ['counted'],
    src: quoted('→ counted (scans add up; unknown items parked)'),
    when: (o, ask) => ask.fits && o.lines > 0,
    then: (_, after) => after.moved === 0,
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
    when: (o, ask) => ask.fits && o.counted > 0,
    then: (before, after) => after.moved === before.counted,
  },
  {
    id: 'GR-03',
    layers,
    on: 'reverse',
    from: { at: 'posted' },
    to: { at: 'reversed' },
    does: ['reversed'],
    src: quoted('posted → reversed [goods still there]'),
    when: (o, ask) => ask.fits && o.stillThere,
    then: (_, after) => after.moved === 0,
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
    then: (_, after) => after.moved === 0,
  },
];
