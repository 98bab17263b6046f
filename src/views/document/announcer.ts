import { createContext, useContext } from 'react';

/** Where pages announce success or failure. */
export interface Announcer {
  success(message: string): void;
  error(message: string): void;
}
const AnnouncerContext = createContext<Announcer | null>(null);
export const AnnouncerProvider = AnnouncerContext.Provider;

export function useAnnouncer(): Announcer {
  const announcer = useContext(AnnouncerContext);
  if (!announcer) throw new Error('nobody listens to announcements here');
  return announcer;
}
