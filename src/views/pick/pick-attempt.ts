import type { Refusal } from '#model/engine/envelope.ts';
import { useRefusalSentence } from '../document/refusal-sentence.ts';
import { usePropose } from '../document/use-propose.ts';
import type { Signal } from '../ui/signals.ts';

/** Goods of another lot than the one on the list. */
export interface OtherLotFound {
  readonly line: string;
  /** Thousandths. */
  readonly quantity: number;
  readonly lot: string;
}

/** Ways on from an answer. */
interface Ways {
  readonly undo?: (() => void) | undefined;
  /** It was wrong for its lot alone. */
  readonly otherLot?: OtherLotFound | undefined;
}

/** The last answer, with a way on if it has one. */
export interface Said extends Ways {
  readonly kind: Signal;
  readonly text: string;
  readonly turn: number;
}

export type Say = (kind: Signal, text: string, ways?: Ways) => void;
export type GoTo = (line: string, bin?: string | null) => void;

type Attempt = (
  type: string,
  data: object,
  done: string,
  undo?: () => void,
  /** What else a refusal offers. */
  offer?: (refusal: Refusal) => Ways,
) => boolean;

/** Gives a command of a pick and says how it went, with a way on if there is one. */
export function useAttempt(document: string, say: Say): Attempt {
  const propose = usePropose();
  const sentence = useRefusalSentence();
  return (type, data, done, undo, offer) => {
    const refusal = propose({ kind: 'pick', document, type, data }, { quiet: true });
    if (refusal) say('wrong', sentence(refusal), offer?.(refusal));
    else say('right', done, { undo });
    return refusal === null;
  };
}
