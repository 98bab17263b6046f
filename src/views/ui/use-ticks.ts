import { useEffect, useEffectEvent } from 'react';

/** Calls `tick` every `every` milliseconds while `enabled`. */
export function useTicks(enabled: boolean, every: number, tick: () => void): void {
  const onTick = useEffectEvent(tick);
  useEffect(() => {
    if (!enabled) return undefined;
    const timer = setInterval(() => onTick(), every);
    return () => clearInterval(timer);
  }, [enabled, every]);
}
