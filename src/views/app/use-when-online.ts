import { useEffect, useEffectEvent } from 'react';
import { useWhenChanged } from '../ui/use-when-changed.ts';
import { useIsOffline } from './use-connectivity.ts';

/**
 * Does something as soon as the device has a connection again, and when the server is there again: a browser says
 * nothing of a network that it never lost, nor of one that was out as the page was loaded.
 */
export function useWhenOnline(act: () => void): void {
  const onOnline = useEffectEvent(act);
  useEffect(() => {
    const listen = (): void => onOnline();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
  useWhenChanged(useIsOffline(), (isOffline) => {
    if (!isOffline) act();
  });
}
