import { useEffect, useState } from 'react';

let known: boolean | undefined;

/** Whether the device has a camera that this page may ask for. */
export function useHasCamera(): boolean {
  const [has, setHas] = useState(known ?? false);
  useEffect(() => {
    void hasCamera().then(setHas);
  }, []);
  return has;
}

async function hasCamera(): Promise<boolean> {
  // Without https there are none.
  const devices = await navigator.mediaDevices?.enumerateDevices?.().catch(() => []);
  known = devices?.some(({ kind }) => kind === 'videoinput') ?? false;
  return known;
}
