import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PickRowLine } from '#model/pick/pick.facts.ts';
import { useModel } from '../document/model-context.tsx';
import type { Say } from '../scan-mode/said.ts';
import { useAttempt } from '../scan-mode/use-attempt.ts';
import { useOtherLot, type OtherLot, type OtherLotFound } from './use-other-lot.ts';

/** Selects a line, at a bin. */
export type GoTo = (line: string, bin?: string | null) => void;

/** A pick that can be undone. */
export interface Taken {
  readonly id: string;
  readonly line: string;
  /** Thousandths. */
  readonly quantity: number;
}

/** What was read: the item's code, and its lot where that has a label of its own. */
interface Read {
  readonly code?: string;
  readonly lot?: string;
}

export interface PickTaking {
  readonly taken: readonly Taken[];
  readonly take: (line: string, quantity: number, read?: Read) => boolean;
  readonly otherLot: OtherLot;
  readonly undo: (taken: Taken) => void;
}

/** Picks and puts back; refusals are announced. */
export function useTaking(document: string, say: Say, goTo: GoTo): PickTaking {
  const { t } = useLingui();
  const model = useModel();
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const attempt = useAttempt('pick', document, say);
  const linesNow = (): readonly PickRowLine[] => model.replica.view.get('pick', document)?.lines ?? [];
  /** Goods of another lot come to lie on a line of their own, which is the one to undo. */
  const took = (before: readonly PickRowLine[], line: string, quantity: number): void => {
    const pickedOn = (id: string): number => before.find((one) => one.id === id)?.picked ?? 0;
    const grown = linesNow().find(({ id, picked }) => picked > pickedOn(id));
    setTaken([{ id: model.newId(), line: grown?.id ?? line, quantity }, ...taken]);
    goTo(line);
  };
  const otherLot = useOtherLot((found: OtherLotFound, reason) => {
    const before = linesNow();
    if (attempt('takeOtherLot', { ...found, reason }, t`Right`)) took(before, found.line, found.quantity);
  });
  return {
    taken,
    otherLot,
    take: (line, quantity, read = {}) => {
      const before = linesNow();
      const isTaken = attempt('scan', { line, quantity, ...read }, t`Right`, {
        offer: (refusal) => otherLot.offer(refusal, line, quantity),
      });
      if (isTaken) took(before, line, quantity);
      return isTaken;
    },
    undo: ({ id, line, quantity }) => {
      if (!attempt('unscan', { line, quantity }, t`Put back`)) return;
      setTaken(taken.filter((other) => other.id !== id));
      goTo(line);
    },
  };
}
