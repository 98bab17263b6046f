import type { Row } from '../kernel/conform.ts';
import type { Ask, PickSeen } from './document-seen.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';

type PickRow = Row<PickSeen, Ask>;

const left = (seen: PickSeen): number => seen.asked - seen.scanned - seen.short;
const stopping = quoted('released, picking → paused, resumed, cancelled [nothing in hand, else put back]');
const untouched = (before: PickSeen, after: PickSeen): boolean =>
  before.scanned === after.scanned &&
  before.short === after.short &&
  before.staged === after.staged &&
  before.hardReserved === after.hardReserved;
const asker = (ask: Ask): PickSeen['claimed'] => (ask.byAnother ? 'another' : 'you');
/** Only who has claimed a pick works on it. */
const theirs = (o: PickSeen, ask: Ask): boolean => ask.fits && o.claimed === asker(ask);
const some = (ask: Ask): number => ask.quantity ?? 0;

const beginning: readonly PickRow[] = [
  {
    id: 'PK-01',
    layers,
    on: 'create',
    from: { at: 'none' },
    to: { at: 'released' },
    does: ['created'],
    src: quoted('→ released {hard reservation}'),
    when: (_, ask) => ask.fits,
    then: (_, after) =>
      after.asked > 0 &&
      after.hardReserved === after.asked &&
      after.staged === 0 &&
      after.claimed === 'nobody',
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
    then: (before, after, ask) => untouched(before, after) && after.claimed === asker(ask),
  },
  {
    id: 'PK-02b',
    layers,
    on: 'claim',
    from: { at: ['claimed', 'picking'] },
    to: {},
    does: ['claimed'],
    src: { decision: 'Another takes a pick over by claiming it; who has it need not claim it again.' },
    when: (o, ask) => ask.fits && o.claimed !== asker(ask),
    then: (before, after, ask) => untouched(before, after) && after.claimed === asker(ask),
  },
];

const working: readonly PickRow[] = [
  {
    id: 'PK-03',
    layers,
    on: 'scan',
    from: { at: ['claimed', 'picking'] },
    to: { at: 'picking' },
    does: ['scanned'],
    src: quoted('→ picking → scanned …'),
    when: (o, ask) => theirs(o, ask) && some(ask) <= left(o),
    then: (before, after, ask) =>
      after.scanned === before.scanned + some(ask) &&
      after.short === before.short &&
      after.staged === before.staged &&
      after.hardReserved === before.hardReserved,
  },
  {
    id: 'PK-03b',
    layers,
    on: 'unscan',
    from: { at: 'picking' },
    to: {},
    does: ['unscanned'],
    src: { decision: 'What was scanned by mistake is put back into its bin while the pick goes on.' },
    when: (o, ask) => theirs(o, ask) && some(ask) <= o.scanned,
    then: (before, after, ask) =>
      after.scanned === before.scanned - some(ask) &&
      after.short === before.short &&
      after.staged === before.staged &&
      after.hardReserved === before.hardReserved,
  },
  {
    id: 'PK-04',
    layers,
    on: 'shortPick',
    from: { at: ['claimed', 'picking'] },
    to: { at: 'picking' },
    does: ['shortPicked'],
    src: quoted('shortPicked {release; re-allocate from another bin; a count task for this one}'),
    when: (o, ask) => theirs(o, ask) && some(ask) <= left(o),
    then: (before, after, ask) => {
      const found = Math.min(some(ask), after.asked - before.asked);
      return (
        after.short === before.short + some(ask) &&
        after.scanned === before.scanned &&
        after.asked === before.asked + Math.min(some(ask), elsewhereFor(before, after)) &&
        after.hardReserved === before.hardReserved - some(ask) + found
      );
    },
  },
  {
    id: 'PK-05',
    layers,
    on: 'finish',
    from: { at: 'picking' },
    to: { at: 'picked' },
    does: ['finished'],
    src: quoted('→ finished → picked {bin → staging}'),
    when: (o, ask) => theirs(o, ask) && left(o) === 0 && o.scanned > 0,
    then: (before, after) => after.staged === before.scanned && after.hardReserved === before.scanned,
  },
];

/** Free in bins where nothing was missed, as it was before, and as it is where the miss itself ruled a bin out. */
function elsewhereFor(before: PickSeen, after: PickSeen): number {
  return after.asked > before.asked ? before.elsewhere : after.elsewhere;
}

const resumedAs = (at: string, when: (o: PickSeen) => boolean, id: string): PickRow => ({
  id,
  layers,
  on: 'resume',
  from: { at: 'paused' },
  to: { at },
  does: ['resumed'],
  src: stopping,
  when: (o, ask) => ask.fits && when(o),
  then: (before, after, ask) =>
    untouched(before, after) && after.claimed === (before.claimed === 'nobody' ? 'nobody' : asker(ask)),
});

const stops: readonly PickRow[] = [
  {
    id: 'PK-06',
    layers,
    on: 'pause',
    from: { at: ['released', 'claimed', 'picking'] },
    to: { at: 'paused' },
    does: ['paused'],
    src: stopping,
    when: (_, ask) => ask.fits,
    then: (before, after) => untouched(before, after) && after.claimed === before.claimed,
  },
  resumedAs('released', (o) => o.claimed === 'nobody', 'PK-07'),
  resumedAs('claimed', (o) => o.claimed !== 'nobody' && o.scanned === 0, 'PK-07b'),
  resumedAs('picking', (o) => o.claimed !== 'nobody' && o.scanned > 0, 'PK-07c'),
  {
    id: 'PK-08',
    layers,
    on: 'cancel',
    from: { at: ['released', 'claimed', 'picking', 'paused'] },
    to: { at: 'cancelled' },
    does: ['cancelled'],
    src: stopping,
    when: (_, ask) => ask.fits,
    then: (before, after) =>
      after.hardReserved === 0 && after.scanned === 0 && after.staged === before.staged,
  },
];

export const pickStart = { at: 'none' };
export const pickRows: readonly PickRow[] = [...beginning, ...working, ...stops];
