import { useEffect, useState } from 'react';

/** A text as it last stood for so many milliseconds: what is typed counts once nobody types any more. */
export function useAfterPause(now: string, pause: number): string {
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), pause);
    return () => clearTimeout(timer);
  }, [now, pause]);
  return settled;
}
