import type { Refusal } from '#model/engine/envelope.ts';
import { useRefusalSentence } from '../document/refusal-sentence.ts';
import { usePropose } from '../document/use-propose.ts';
import type { Say, WayOn } from './scan-message.ts';
import { useLateRefusals } from './use-late-refusals.ts';

interface Answers {
  /** Ways on once it is done. */
  readonly ways?: readonly WayOn[];
  /** Ways on from a refusal. */
  readonly offer?: (refusal: Refusal) => readonly WayOn[];
  /** The server refuses it after all. */
  readonly onRefused?: () => void;
  /** The version that the author has seen, of a command that saves the whole of something. */
  readonly version?: number;
}

type Attempt = (type: string, data: object, done: string, answers?: Answers) => boolean;

/** Gives a command of a document and says how it went, with the ways on that there are. */
export function useAttempt(kind: string, document: string, say: Say): Attempt {
  const propose = usePropose();
  const sentence = useRefusalSentence();
  const noteGiven = useLateRefusals(say);
  return (type, data, done, { ways, offer, version, onRefused } = {}) => {
    const read = version === undefined ? {} : { version };
    const refusal = propose({ kind, document, type, data, ...read }, { quiet: true });
    if (refusal) say('wrong', sentence(refusal), offer?.(refusal));
    else {
      noteGiven({ kind, document }, onRefused);
      say('right', done, ways);
    }
    return refusal === null;
  };
}
