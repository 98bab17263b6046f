import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useApp } from '#views/navigation/app-context.tsx';
import { useSessionError } from '#views/navigation/session-error.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';

interface TriedRole {
  /** The name of the role that is tried on; null: none is. */
  readonly tried: string | null;
  readonly isGoing: boolean;
  /** Tries a role on, or (null) stops; a failure is announced. */
  readonly tryRole: (role: string | null) => void;
}

/** The role that the company is only looked at as. */
export function useTriedRole(): TriedRole {
  const app = useApp();
  const announcer = useAnnouncer();
  const errorText = useSessionError();
  const tried = useSelector(app.session, ({ context }) => context.tried ?? null);
  const [isGoing, setGoing] = useState(false);
  const go = async (role: string | null): Promise<void> => {
    setGoing(true);
    const failure = await app.tryRole(role);
    setGoing(false);
    if (failure) announcer.error(errorText(failure));
  };
  return { tried, isGoing, tryRole: (role) => void go(role) };
}
