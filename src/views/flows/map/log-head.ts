import { useMemo, useSyncExternalStore } from 'react';
import { useModel } from '../../document/model-context.tsx';

/** Figures are asked for again this long (ms) after something was written, however much more is. */
const PAUSE = 3000;

interface Followed {
  readonly head: number;
  subscribe(listener: () => void): () => void;
}

/** Where the log has come to, told at most once in a pause; nothing is asked of the server for it. */
export function useLogHead(): number {
  const { replica } = useModel();
  const store = useMemo(() => slowly(replica, PAUSE), [replica]);
  return useSyncExternalStore(store.subscribe, store.read);
}

/** The head of something that is followed, as of the last telling. */
export function slowly(followed: Followed, pause: number) {
  let { head } = followed;
  return {
    read: (): number => head,
    subscribe: (tell: () => void): (() => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stop = followed.subscribe(() => {
        if (timer !== undefined || followed.head === head) return;
        timer = setTimeout(() => {
          timer = undefined;
          ({ head } = followed);
          tell();
        }, pause);
      });
      return () => {
        stop();
        clearTimeout(timer);
      };
    },
  };
}
