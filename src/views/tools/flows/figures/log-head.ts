import { useMemo, useSyncExternalStore } from 'react';
import { useModel } from '#views/kit/document/model-context.tsx';

/** Milliseconds before figures are refetched after a write, however many follow. */
const PAUSE = 3000;

interface Followed {
  readonly head: number;
  subscribe(listener: () => void): () => void;
}

/** The head of the log, reported at most once per pause; without asking the server. */
export function useLogHead(): number {
  const { replica } = useModel();
  const store = useMemo(() => slowly(replica, PAUSE), [replica]);
  return useSyncExternalStore(store.subscribe, store.read);
}

/** The head of a followed log, as last reported. */
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
