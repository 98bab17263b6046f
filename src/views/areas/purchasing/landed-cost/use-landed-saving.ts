import { useState } from 'react';
import type { Refusal } from '#model/engine/envelope.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import type { LandedEditor } from './use-landed-form.ts';

/** Saves what is written by a command, and shows what is wrong with it at its fields; returns whether it was taken. */
export function useLandedSaving({ form }: LandedEditor, document: string, type: 'create' | 'update') {
  const propose = usePropose();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const save = (): boolean => {
    if (!form.check()) return false;
    const why = propose({ kind: 'landedCost', document, type, data: form.value }, { quiet: true });
    setRefusal(why);
    if (why) {
      form.show(why);
      return false;
    }
    form.draft.saved();
    return true;
  };
  return { save, refusal };
}
