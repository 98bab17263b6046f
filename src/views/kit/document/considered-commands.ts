import type { Refusal } from '#model/engine/envelope.ts';
import type { TableName } from '#model/engine/rows.ts';
import type { CommandWords, DocumentWords } from './document-words.ts';
import { useDecider, useQuery } from './model-context.tsx';
import { useWaitingTypes } from './pending-types.ts';

/** A command of the document's current state, and why it may not be given now, if so. */
export interface Considered {
  readonly type: string;
  readonly said: CommandWords;
  readonly refusal: Refusal | null;
}

const OUT_OF_PLACE = new Set(['notInState', 'unknownDocument', 'internalOnly']);

const isOutOfPlace = ({ never = [] }: CommandWords, { code }: Refusal): boolean =>
  OUT_OF_PLACE.has(code) || never.includes(code);

/**
 * The commands of a document as judged by its chart, in display order.
 * @param watches tables whose changes may change a verdict
 */
export function useConsidered(
  words: DocumentWords,
  document: string,
  watches: readonly TableName[],
): readonly Considered[] {
  const replica = useDecider();
  const waiting = useWaitingTypes(words.kind, document);
  const consider = (type: string): Refusal | null => replica.consider({ kind: words.kind, document, type });
  const verdicts = useQuery(watches, document, () => considered(words, consider), []);
  return verdicts.map((one) =>
    waiting.has(one.type) ? { ...one, refusal: { code: 'waitsForServer' } } : one,
  );
}

function considered(words: DocumentWords, consider: (type: string) => Refusal | null): readonly Considered[] {
  const all = Object.entries(words.commands)
    .filter(([, said]) => said.button !== false)
    .map(([type, said]) => ({ type, said, refusal: consider(type) }))
    .filter(({ said, refusal }) => !refusal || !isOutOfPlace(said, refusal));
  const rank = ({ said, refusal }: Considered): number => (said.danger ? 2 : 0) + (refusal ? 1 : 0);
  return all.sort((a, b) => rank(a) - rank(b));
}
