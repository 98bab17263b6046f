import { useRef, useState } from 'react';
import type { Verified } from '#model/audit/log-verdict.ts';
import { detailOf } from '#machines/app/session/session.types.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useOnLeave } from '#views/ui/use-on-leave.ts';

/** A walk of the log that somebody asked for. */
export type Walk =
  | { readonly is: 'none' }
  | { readonly is: 'walking'; readonly checked: number; readonly of: number }
  | { readonly is: 'done'; readonly verdict: Verified }
  /** With what the server said, if it said why. */
  | { readonly is: 'failed'; readonly detail: string | null };

/** Walks the log on the server, and tells how far it is; ends with the page. */
export function useWalk() {
  const { company } = useModel();
  const { audit } = useApp();
  const [walk, setWalk] = useState<Walk>({ is: 'none' });
  const ending = useRef<AbortController>(null);
  useOnLeave(ending, ({ current }) => current?.abort());
  const begin = async (): Promise<void> => {
    const { signal } = (ending.current = new AbortController());
    setWalk({ is: 'walking', checked: 0, of: 1 });
    let done: Walk = { is: 'failed', detail: null }; // unless a verdict ends it
    try {
      for await (const step of (await audit(company)).verify(signal)) {
        if ('verdict' in step) done = { is: 'done', verdict: step.verdict };
        else setWalk({ is: 'walking', ...step });
      }
    } catch (error) {
      done = signal.aborted ? { is: 'none' } : { is: 'failed', detail: detailOf(error) };
    }
    setWalk(done);
  };
  return { walk, begin, cancel: () => ending.current?.abort() };
}
