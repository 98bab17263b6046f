import { createContext, useContext } from 'react';
import { saveFile } from '../ui/save-file.ts';

/** Where the browser's menus install the application; the guide tells how. */
export type InstallWay = 'homeScreen' | 'dock' | 'firefoxMenu';

/** What goes differently from browser to browser. */
export interface Browser {
  /** Null where the browser asks by itself, where it cannot, or where that is done. */
  readonly howToInstall: InstallWay | null;
  /** The page has the window to itself: what opened in it would leave no way back. */
  readonly isBare: boolean;
  /** Puts the page on paper, or into a file. */
  readonly print: () => void;
  /** Files that the person takes along; one that was long in the making waits for a press. */
  readonly files: {
    readonly give: (name: string, content: Blob) => void;
    readonly waiting: () => File | null;
    readonly giveWaiting: () => void;
    readonly drop: () => void;
    readonly subscribe: (heard: () => void) => () => void;
  };
  /** Whether it deletes what is kept here after a week without a visit. */
  readonly storage: {
    readonly isWiped: () => boolean;
    readonly subscribe: (heard: () => void) => () => void;
  };
}

const never = (): (() => void) => () => {};

/** One that goes its way like most. */
const plain: Browser = {
  howToInstall: null,
  isBare: false,
  print: () => window.print(),
  files: { give: saveFile, waiting: () => null, giveWaiting: () => {}, drop: () => {}, subscribe: never },
  storage: { isWiped: () => false, subscribe: never },
};

const BrowserContext = createContext(plain);
export const BrowserProvider = BrowserContext.Provider;

export const useBrowser = (): Browser => useContext(BrowserContext);
