import { createContext, useContext } from 'react';

/** A refusal, and the kind of document that was refused. */
export interface Why {
  readonly kind: string;
  readonly code: string;
}

/** Where pages announce success or failure. */
export interface Announcer {
  success(message: string): void;
  /** `why`: the refusal that it tells of, to be explained on request. */
  error(message: string, why?: Why): void;
}
const AnnouncerContext = createContext<Announcer | null>(null);
export const AnnouncerProvider = AnnouncerContext.Provider;

export function useAnnouncer(): Announcer {
  const announcer = useContext(AnnouncerContext);
  if (!announcer) throw new Error('nobody listens to announcements here');
  return announcer;
}
