import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes of the heap that something still refers to. */
export function liveHeap(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void; // exposed by the flag
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}
