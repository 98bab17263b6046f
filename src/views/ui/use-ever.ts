import { useState } from 'react';

/** Whether something has been true since mounting: keeps an opened panel mounted, so that it can close as it opened. */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return now || ever;
}
