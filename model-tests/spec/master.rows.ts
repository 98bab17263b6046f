import type { Row, Source } from '../kernel/conform.ts';
import type { Ask, MasterSeen } from './document-seen.ts';
import { everyLayer as layers } from './quotes.ts';

export type MasterRow = Row<MasterSeen, Ask>;

const same = (before: MasterSeen, after: MasterSeen): boolean =>
  before.empty === after.empty && before.moved === after.moved && before.busy === after.busy;

/** One step of a lifecycle: from → fact → to. */
export function step(id: string, from: string, on: string, to: string, fact: string, src: Source): MasterRow {
  return {
    id,
    src,
    layers,
    on,
    from: { at: from },
    to: { at: to },
    does: [fact],
    when: (_, ask) => ask.fits,
    then: same,
  };
}

/** As `step`, allowed only where `allows` says so. */
export function stepWhere(row: MasterRow, allows: (before: MasterSeen, ask: Ask) => boolean): MasterRow {
  return { ...row, when: (before, ask) => ask.fits && allows(before, ask) };
}

/** Made on its form, and edited on it until it is archived. */
export function formRows(
  prefix: string,
  src: Source,
  first: string,
  editable: readonly string[],
  keepsUse: (before: MasterSeen) => boolean = () => false,
): MasterRow[] {
  const edit: MasterRow = {
    id: `${prefix}-11`,
    src,
    layers,
    on: 'update',
    from: { at: editable },
    to: {},
    does: ['updated'],
    then: same,
    when: (before, ask) => ask.fits && !(ask.changesUse === true && keepsUse(before)),
  };
  return [step(`${prefix}-10`, 'none', 'create', first, 'created', src), edit];
}

/** Stock of it comes and goes by other documents; its own lifecycle stays where it is. */
export function stockRows(prefix: string): MasterRow[] {
  const src = {
    decision: 'Goods come and go by other documents and leave the lifecycle of master data alone.',
  };
  return [
    {
      id: `${prefix}-90`,
      src,
      layers: ['model'],
      on: 'goods come',
      from: {},
      to: {},
      then: (_, after) => !after.empty && after.moved,
    },
    {
      id: `${prefix}-91`,
      src,
      layers: ['model'],
      on: 'goods go',
      from: {},
      to: {},
      then: (_, after) => after.empty,
    },
  ];
}

/** Orders with it open and end by themselves; it is not archived under them. */
export function orderRows(prefix: string): MasterRow[] {
  const src = {
    decision: 'Who has orders that are not over is not archived: the orders would lose their other side.',
  };
  const row = { src, layers: ['model'], from: {}, to: {} } as const;
  return [
    { ...row, id: `${prefix}-92`, on: 'order opens', then: (_, after) => after.busy },
    { ...row, id: `${prefix}-93`, on: 'order ends', then: (_, after) => !after.busy },
  ];
}

const mended =
  'Blocking can be undone: the text names the way in and none back, and a block is mended in practice.';

/** active ↔ blocked → archived; `allows` is what archiving asks for. */
export function blockable(
  prefix: string,
  src: Source,
  allows: (before: MasterSeen) => boolean = () => true,
): MasterRow[] {
  return [
    step(`${prefix}-01`, 'active', 'block', 'blocked', 'blocked', src),
    step(`${prefix}-02`, 'blocked', 'unblock', 'active', 'unblocked', { decision: mended }),
    stepWhere(step(`${prefix}-03`, 'blocked', 'archive', 'archived', 'archived', src), allows),
  ];
}
