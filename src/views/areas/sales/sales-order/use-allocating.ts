import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { allocatable, demandLineOf, type DemandLine } from './demand-lines.ts';

/** What is done with many lines at once. */
export type Allocating = 'allocate' | 'free' | 'lock' | 'unlock';

const wants: Readonly<Record<Allocating, (line: DemandLine) => number>> = {
  allocate: allocatable,
  free: ({ held }) => (held.locked ? 0 : held.soft),
  lock: ({ held }) => (held.locked ? 0 : held.soft),
  unlock: ({ held }) => (held.locked ? held.soft + 1 : 0),
};

/** Gives a command for lines, one by one and as much as can be of each; says how many it was done for. [SO63] [SO64] */
export function useAllocating(): (type: Allocating, lines: readonly string[]) => void {
  const { t } = useLingui();
  const model = useModel();
  const propose = usePropose();
  const announcer = useAnnouncer();
  const sentence = useRefusalSentence();
  return (type, ids) => {
    let done = 0;
    let refused: Refusal | null = null;
    for (const id of ids) {
      // What one line gets is not free for the next.
      const line = demandLineOf(model, id);
      const quantity = line ? wants[type](line) : 0;
      if (!line || quantity === 0) continue;
      const part = type === 'lock' || type === 'unlock' ? { line: id } : { line: id, quantity };
      const command = { kind: 'salesOrder', document: line.order.id, type, data: { lines: [part] } };
      const refusal = propose(command, { quiet: true });
      if (refusal) refused = refusal;
      else done += 1;
    }
    if (refused) announcer.error(sentence(refused), { kind: 'salesOrder', code: refused.code });
    else if (done === 0) announcer.error(t`Nothing to do for these lines.`);
    if (done > 0)
      announcer.success(t`${plural(done, { one: 'Done for # line', other: 'Done for # lines' })}`);
  };
}
