import { useMemo } from 'react';
import type { Announcer } from '../document/announcer.ts';
import { useApp } from './app-context.tsx';

/** Announces messages as toasts. */
export function useAnnouncements(): Announcer {
  const { notifications } = useApp();
  return useMemo(() => {
    const say = (type: 'success' | 'error', message: string): void =>
      notifications.send({ type: 'add', at: Date.now(), notification: { type, message } });
    return { success: (message) => say('success', message), error: (message) => say('error', message) };
  }, [notifications]);
}
