import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { failureOf } from '#machines/session/session.types.ts';
import type { OutgoingDesk } from '#model/jobs/outgoing-desk.ts';
import { useApp } from '../app/app-context.tsx';
import { useAnnouncer } from '../document/announcer.ts';
import { useModel } from '../document/model-context.tsx';

/** Calls about what the company sends by itself; what a press asks for is told if it fails. */
export function useOutgoing() {
  const { t } = useLingui();
  const { outgoing } = useApp();
  const { company } = useModel();
  const announcer = useAnnouncer();
  const [busy, setBusy] = useState<string | null>(null);
  const ask = async <T>(call: (desk: OutgoingDesk) => Promise<T>): Promise<T> =>
    call(await outgoing(company));
  /** Resolves with undefined where it failed, which is told. `name` is that of the button. */
  const press = async <T>(name: string, call: (desk: OutgoingDesk) => Promise<T>): Promise<T | undefined> => {
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
