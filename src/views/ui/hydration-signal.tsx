import { useEffect } from 'react';

/** Tells that presses are heard from now on: who holds them back gives them on (src/first/site.js). */
export function HydrationSignal(): null {
  useEffect(() => void dispatchEvent(new Event('lively')), []);
  return null;
}
