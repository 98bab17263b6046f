import { useEffect } from 'react';

/** Keeps the screen on while this is shown, on devices that can; a page in the background loses it and asks again. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = (): void => {
      if (document.visibilityState !== 'visible' || lock?.released === false) return;
      // Refused where the battery is low: the screen then goes dark as it always does.
      void navigator.wakeLock.request('screen').then(
        (held) => (isOver ? void release(held) : void (lock = held)),
        () => {},
      );
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      if (lock) release(lock);
    };
  }, []);
}

const release = (lock: WakeLockSentinel): void => void lock.release().catch(() => {});
