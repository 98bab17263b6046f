import { useState } from 'react';
import type { Refusal } from '#model/engine/envelope.ts';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';

/** Gives a command of a request from a dialog, which closes once it is on its way; else its fields say why not. */
export function useRequestCommand(request: string, type: string, onDone: () => void) {
  const propose = usePropose();
  const sentence = useFieldSentence();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const give = (data: object): void => {
    const why = propose({ kind: 'quoteRequest', document: request, type, data }, { quiet: true });
    setRefusal(why);
    if (!why) onDone();
  };
  return { give, refusal, error: (field: string) => sentence(refusal?.fields?.[field]) };
}
