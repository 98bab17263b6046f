import { useState } from 'react';
import { failureOf } from '#machines/app/session/session.types.ts';
import { useSessionError } from '#views/navigation/session-error.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';

/** Ends sessions one at a time and announces the result. `onEnded` moves the focus: the pressed button disappears. */
export function useEnding(onEnded: () => void) {
  const announcer = useAnnouncer();
  const errorText = useSessionError();
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<string | null>(null);
  const end = async (
    what: string,
    ids: readonly string[],
    call: () => Promise<void>,
    done: string,
  ): Promise<void> => {
    if (busy !== null) return;
    setBusy(what);
    try {
      await call();
      setEnded((before) => new Set([...before, ...ids]));
      announcer.success(done);
      onEnded();
    } catch (error) {
      announcer.error(errorText(failureOf('failed', error)));
    }
    setBusy(null);
  };
  return { ended, busy, end };
}
