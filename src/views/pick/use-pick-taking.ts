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
  const drop = (id: string): void => setTaken((all) => all.filter((other) => other.id !== id));
  /** Goods of another lot come to lie on a line of their own, which is the one to undo. */
  const took = (id: string, before: readonly PickRowLine[], line: string, quantity: number): void => {
    const pickedOn = (one: string): number => before.find((each) => each.id === one)?.picked ?? 0;
    const grown = linesNow().find((one) => one.picked > pickedOn(one.id));
    setTaken([{ id, line: grown?.id ?? line, quantity }, ...taken]);
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
    undo: ({ id, line, quantity }) => {
      if (!attempt('unscan', { line, quantity }, t`Put back`)) return;
      drop(id);
      goTo(line);
    },
  };
}
