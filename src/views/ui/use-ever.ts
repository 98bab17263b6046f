import { useState } from 'react';

/** Whether something has been true since this was first shown: a panel stays, once it was open, to close as it opened. */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return now || ever;
}
