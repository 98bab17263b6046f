import type { Browser } from '#views/navigation/browser-context.ts';

interface Ways extends Partial<Pick<Browser, 'howToInstall' | 'isBare'>> {
  readonly isWiped?: boolean;
  /** A file waiting to be handed over. */
  readonly file?: File;
}

/** A browser with every special behaviour, and a record of its calls. */
export function browserThat({ howToInstall = null, isBare = false, isWiped = false, file }: Ways) {
  const listeners = new Set<() => void>();
  const given: string[] = [];
  let [wipes, waiting] = [isWiped, file ?? null];
  const subscribe = (heard: () => void): (() => void) => {
    listeners.add(heard);
    return () => void listeners.delete(heard);
  };
  const tell = (): void => listeners.forEach((heard) => heard());
  const end = (what: string): void => {
    if (waiting) given.push(`${what} ${waiting.name}`);
    waiting = null;
    tell();
  };
  const browser: Browser = {
    howToInstall,
    isBare,
    print: () => void given.push('printed'),
    files: {
      give: (name) => void given.push(name),
      waiting: () => waiting,
      giveWaiting: () => end('gave'),
      drop: () => end('left'),
      subscribe,
    },
    folds: { isFolded: () => false, fold: () => {} },
    menu: { read: () => ({ pinned: [], folded: {} }), keep: () => {} },
    storage: { isWiped: () => wipes, subscribe },
  };
  const letStand = (): void => {
    wipes = false;
    tell();
  };
  return { browser, given, letStand };
}
