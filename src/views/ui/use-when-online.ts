import { useEffect, useEffectEvent } from 'react';

/** Does something as soon as the browser says that it has a network again. */
export function useWhenOnline(act: () => void): void {
  const onOnline = useEffectEvent(act);
  useEffect(() => {
    const listen = (): void => onOnline();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
}
