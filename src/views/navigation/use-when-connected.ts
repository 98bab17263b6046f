import { useWhenChanged } from '../ui/use-when-changed.ts';
import { useWhenOnline } from '../ui/use-when-online.ts';
import { useIsOffline } from './use-connectivity.ts';

/**
 * Does something at once, unless the server is out of reach, and as soon as the device has a network again, and when the server is there again: a browser says nothing of
 * a network that it never lost, nor of one that was out as the page was loaded.
 */
export function useWhenConnected(act: () => void): void {
  useWhenOnline(act);
  useWhenChanged(useIsOffline(), (isOffline) => {
    if (!isOffline) act();
  });
}
