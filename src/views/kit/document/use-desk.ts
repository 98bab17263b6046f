import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { failureOf } from '#machines/app/session/session.types.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';

/** Calls of the open company at the server, which `open` loads; what a press asks for is told if it fails. */
export function useDesk<D>(open: () => Promise<D>) {
  const { t } = useLingui();
  const announcer = useAnnouncer();
  const [busy, setBusy] = useState<string | null>(null);
  const ask = async <T>(call: (desk: D) => Promise<T>): Promise<T> => call(await open());
  /** Resolves with undefined where it failed, which is told. `name` is that of the button. */
  const press = async <T>(name: string, call: (desk: D) => Promise<T>): Promise<T | undefined> => {
    setBusy(name);
    try {
      return await ask(call);
    } catch (error) {
      announcer.error(failureOf('failed', error).detail ?? t`That did not work.`);
      return undefined;
    } finally {
      setBusy(null);
    }
  };
  return { ask, press, busy };
}
