import { useMemo } from 'react';
import type { Announcer, Why } from './announcer.ts';
import { useApp, type App } from './app-context.tsx';

/** Announces messages as toasts. */
export function useAnnouncements(): Announcer {
  const { notifications } = useApp();
  return useMemo(() => announcerOf(notifications), [notifications]);
}

/** A refusal that is still shown is not shown a second time: the new one takes its place and counts it. */
export function announcerOf(notifications: App['notifications']): Announcer {
  const say = (type: 'success' | 'error', message: string, times = 1, why?: Why): void =>
    notifications.send({
      type: 'add',
      at: Date.now(),
      notification: { type, message, times, ...(why && { why }) },
    });
  return {
    success: (message) => say('success', message),
    error: (message, why) => {
      const same = notifications
        .getSnapshot()
        .context.list.filter((toast) => toast.type === 'error' && toast.message === message);
      for (const { id } of same) notifications.send({ type: 'close', at: Date.now(), id });
      const times = same.reduce((sum, one) => sum + (one.times ?? 1), 1);
      say('error', message, times, why);
    },
  };
}
