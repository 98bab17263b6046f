import { useEffect, useEffectEvent } from 'react';

/** Runs whenever the browser is about to print, however that began. */
export function useBeforePrint(act: () => void): void {
  const onPrint = useEffectEvent(act);
  useEffect(() => {
    const listener = (): void => onPrint();
    addEventListener('beforeprint', listener);
    return () => removeEventListener('beforeprint', listener);
  }, []);
}
