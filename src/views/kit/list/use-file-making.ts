import type { OnProgress } from './export-table.ts';
import { useRef, useState } from 'react';
import { useOnLeave } from '#views/ui/use-on-leave.ts';

/** How many rows of how many are in the file. */
export interface Making {
  readonly done: number;
  readonly total: number;
}

/** Milliseconds before progress is shown. */
const PATIENCE = 500;
/** Milliseconds between two progress updates. */
const BETWEEN = 100;

/** Creates one file at a time: shows progress once it takes longer, and can be cancelled, also by leaving the page. */
export function useFileMaking() {
  const [isMaking, setMaking] = useState(false);
  const [progress, setProgress] = useState<Making | null>(null);
  const ending = useRef<AbortController>(null);
  useOnLeave(ending, ({ current }) => current?.abort());
  /** Undefined once cancelled. */
  const make = async (
    work: (told: OnProgress, signal: AbortSignal) => Promise<Blob>,
  ): Promise<Blob | undefined> => {
    const { signal } = (ending.current = new AbortController());
    const begun = performance.now();
    let last: Making | null = null;
    const told: OnProgress = (done, total) => void (last = { done, total });
    // On a timer: the slow part may come after the last row.
    const saying = setInterval(() => {
      if (performance.now() - begun >= PATIENCE) setProgress(last);
    }, BETWEEN);
    setMaking(true);
    try {
      return await work(told, signal);
    } catch (failure) {
      if (signal.aborted) return undefined;
      throw failure;
    } finally {
      clearInterval(saying);
      setMaking(false);
      setProgress(null);
    }
  };
  return { isMaking, progress, make, cancel: () => ending.current?.abort() };
}
