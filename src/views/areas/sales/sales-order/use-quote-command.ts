import { useState } from 'react';
import type { Refusal } from '#model/engine/envelope.ts';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';

/** Gives a command of an order from a dialog: closes it, or keeps the refusal to show. */
export function useQuoteCommand(document: string, type: string, onClose: () => void) {
  const propose = usePropose();
  const sentence = useFieldSentence();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const give = (data: object): void => {
    const refused = propose({ kind: 'salesOrder', document, type, data }, { quiet: true });
    setRefusal(refused);
    if (!refused) onClose();
  };
  return { refusal, give, error: (field: string) => sentence(refusal?.fields?.[field]) };
}
