import { useMemo } from 'react';
import type { Announcer } from '../document/use-propose.ts';
import { useApp } from './app-context.tsx';

const TIMEOUT = 4000;
let last = 0;

/** Says things through the toasts; ids are moments, and never the same twice. */
export function useAnnouncements(): Announcer {
  const { notifications } = useApp();
  return useMemo(() => {
    const add = (type: 'success' | 'error', message: string): void => {
      last = Math.max(Date.now(), last + 1);
      notifications.send({ type: 'add', notification: { id: last, message, type, timeout: TIMEOUT } });
    };
    return { success: (message) => add('success', message), error: (message) => add('error', message) };
  }, [notifications]);
}
