import { useLingui } from '@lingui/react/macro';
import type { PickRowLine } from '#model/areas/sales/pick/pick.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { Say } from '#views/kit/scan-mode/scan-message.ts';
import { useAttempt } from '#views/kit/scan-mode/use-attempt.ts';
import type { PickTaken, Taken } from './use-pick-taken.ts';
import { useOtherLot, type OtherLot, type OtherLotFound } from './use-other-lot.ts';

/** Selects a line, at a bin. */
export type GoTo = (line: string, bin?: string | null) => void;

/** What was read: the item's code, and its lot where that has a label of its own. */
interface Read {
  readonly code?: string;
  readonly lot?: string;
}

export interface BookPicks {
  readonly taken: readonly Taken[];
  readonly take: (line: string, quantity: number, read?: Read) => boolean;
  readonly otherLot: OtherLot;
  readonly undo: (taken: Taken) => void;
}

/** The line of which more is picked than was. */
function grownSince(before: readonly PickRowLine[], now: readonly PickRowLine[]): string | undefined {
  const picked = new Map(before.map((line) => [line.id, line.picked]));
  return now.find((line) => line.picked > (picked.get(line.id) ?? 0))?.id;
}

/** Whether a line holds what was taken in addition to all that can be undone on it: it may have been refused as well. */
const isStillTaken = (lines: readonly PickRowLine[], one: Taken, all: readonly Taken[]): boolean =>
  [one, ...all].filter(({ line }) => line === one.line).reduce((sum, { quantity }) => sum + quantity, 0) <=
  (lines.find(({ id }) => id === one.line)?.picked ?? 0);

/** Picks and puts back; refusals are announced. */
export function useBookPicks(document: string, known: PickTaken, say: Say, goTo: GoTo): BookPicks {
  const { taken, setTaken } = known;
  const { t } = useLingui();
  const model = useModel();
  const attempt = useAttempt('pick', document, say);
  const putBack = usePutBack(document, known, say);
  const linesNow = (): readonly PickRowLine[] => model.replica.view.get('pick', document)?.lines ?? [];
  const drop = (id: string): void => setTaken((all) => all.filter((other) => other.id !== id));
  /** Goods of another lot come to lie on a line of their own, which is the one to undo. */
  const took = (id: string, before: readonly PickRowLine[], line: string, quantity: number): void => {
    setTaken((earlier) => [{ id, line: grownSince(before, linesNow()) ?? line, quantity }, ...earlier]);
    goTo(line);
  };
  const otherLot = useOtherLot((found: OtherLotFound, reason) => {
    const before = linesNow();
    const id = model.newId();
    const onRefused = (): void => drop(id);
    if (attempt('takeOtherLot', { ...found, reason }, t`Right`, { onRefused }))
      took(id, before, found.line, found.quantity);
  });
  return {
    taken,
    otherLot,
    take: (line, quantity, read = {}) => {
      const before = linesNow();
      const id = model.newId();
      const isTaken = attempt('scan', { line, quantity, ...read }, t`Right`, {
        onRefused: () => drop(id),
        offer: (refusal) => otherLot.offer(refusal, line, quantity),
      });
      if (isTaken) took(id, before, line, quantity);
      return isTaken;
    },
    undo: (one) => {
      if (putBack(one)) goTo(one.line);
    },
  };
}

/** Puts back what was taken; where the server refuses that, it can be put back again. */
function usePutBack(document: string, { setTaken }: PickTaken, say: Say): (one: Taken) => boolean {
  const { t } = useLingui();
  const { replica } = useModel();
  const attempt = useAttempt('pick', document, say);
  return (one) => {
    const { id, line, quantity } = one;
    const onRefused = (): void => {
      const lines = replica.view.get('pick', document)?.lines ?? [];
      setTaken((all) => (isStillTaken(lines, one, all) ? [one, ...all] : all));
    };
    const isBack = attempt('unscan', { line, quantity }, t`Put back`, { onRefused });
    if (isBack) setTaken((all) => all.filter((other) => other.id !== id));
    return isBack;
  };
}
