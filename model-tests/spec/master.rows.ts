import type { Row, Source } from '../kernel/conform.ts';
import type { Ask, MasterSeen } from './document-seen.ts';
import { everyLayer as layers } from './quotes.ts';

export type MasterRow = Row<MasterSeen, Ask>;

/** One step of a lifecycle without figures: from → fact → to. */
export function step(id: string, from: string, on: string, to: string, fact: string, src: Source): MasterRow {
  return { id, src, layers, on, from: { at: from }, to: { at: to }, does: [fact], when: (_, ask) => ask.fits };
}

const mended = 'Blocking can be undone: the text names the way in and none back, and a block is mended in practice.';

/** active ↔ blocked → archived; `vacant` asks that nothing is on hand there. */
export function blockable(prefix: string, src: Source, vacant: boolean): readonly MasterRow[] {
  return [
    step(`${prefix}-01`, 'active', 'block', 'blocked', 'blocked', src),
    step(`${prefix}-02`, 'blocked', 'unblock', 'active', 'unblocked', { decision: mended }),
    {
      ...step(`${prefix}-03`, 'blocked', 'archive', 'archived', 'archived', src),
      when: (o, ask) => ask.fits && (!vacant || o.empty),
    },
  ];
}
