import { useState } from 'react';
import { failureOf, type Failure } from '#machines/app/session/session.types.ts';

/** Runs one change of a second factor at a time; `failure` says why the last one did not succeed. */
export function useFactorChange() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const run = async <T>(change: () => Promise<T>, onDone: (answer: T) => void): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      onDone(await change());
    } catch (error) {
      setFailure(failureOf('factorFailed', error));
    }
    setBusy(false);
  };
  return { isBusy, failure, run };
}
