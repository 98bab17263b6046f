import { createContext, useContext } from 'react';
import { saveFile } from '../ui/save-file.ts';
import type { NavChoices } from './nav-item.ts';

/** Where the browser's menus offer to install the application; the guide explains how. */
export type InstallWay = 'homeScreen' | 'dock' | 'firefoxMenu';

/** What differs from browser to browser. */
export interface Browser {
  /** Null if the browser offers it by itself, cannot install, or has already done so. */
  readonly howToInstall: InstallWay | null;
  /** The page is a standalone window: a file opened in it would leave no way back. */
  readonly isBare: boolean;
  /** Opens the print dialog. */
  readonly print: () => void;
  /** Downloads; one that took long to create waits for another press. */
  readonly files: {
    readonly give: (name: string, content: Blob) => void;
    readonly waiting: () => File | null;
    readonly giveWaiting: () => void;
    readonly drop: () => void;
    readonly subscribe: (heard: () => void) => () => void;
  };
  /** Parts of pages that were folded away in it, by name. */
  readonly folds: {
    readonly isFolded: (name: string) => boolean;
    readonly fold: (name: string, isFolded: boolean) => void;
  };
  /** What each person, by id, made of the navigation in it. */
  readonly menu: {
    readonly read: (user: string) => NavChoices;
    readonly keep: (user: string, choices: NavChoices) => void;
  };
  /** Whether the browser deletes local data after a week without a visit. */
  readonly storage: {
    readonly isWiped: () => boolean;
    readonly subscribe: (heard: () => void) => () => void;
  };
}

const never = (): (() => void) => () => {};

/** A browser without special behaviour. */
const plain: Browser = {
  howToInstall: null,
  isBare: false,
  print: () => window.print(),
  files: { give: saveFile, waiting: () => null, giveWaiting: () => {}, drop: () => {}, subscribe: never },
  folds: { isFolded: () => false, fold: () => {} },
  menu: { read: () => ({ pinned: [], folded: {} }), keep: () => {} },
  storage: { isWiped: () => false, subscribe: never },
};

const BrowserContext = createContext(plain);
export const BrowserProvider = BrowserContext.Provider;

export const useBrowser = (): Browser => useContext(BrowserContext);
