import { useEffect, useEffectEvent } from 'react';

/** Runs when the end of what is here comes near, and again once there is more of it and the end is still near. */
export function useReach(isNear: boolean, count: number, act: (() => void) | undefined): void {
  const onReach = useEffectEvent(() => act?.());
  useEffect(() => {
    if (isNear) onReach();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another count is another end
  }, [isNear, count]);
}
