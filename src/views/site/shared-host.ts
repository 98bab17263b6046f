import { createContext, use, useSyncExternalStore } from 'react';
import type { SharedAnswer } from '#model/shared-link/shared-link.api.ts';
import type { SharedPaper } from '#model/sharing/shared-paper.ts';

/** What a link shows, and what became of what was done through it. */
export interface SharedStatus {
  /** `nowhere`: the link shows nothing; `limited`: it was asked too often; `failed`: there was no answer. */
  readonly phase: 'loading' | 'shown' | 'nowhere' | 'limited' | 'failed';
  /** Of the page below its language; empty before the browser knows it. */
  readonly path: string;
  /** Where the PDF of the paper is; empty before the browser knows it. */
  readonly pdf: string;
  readonly answer: SharedAnswer | null;
  /** The act that is being sent. */
  readonly sending: string | null;
  /** The act that was done last. */
  readonly done: string | null;
  /** Why the last act was not done: the server's sentence, null if there was no answer. */
  readonly problem: {
    readonly detail: string | null;
    /** Codes by field, as far as the server names any. */
    readonly fields?: Readonly<Record<string, string>>;
  } | null;
}

/** What the page of a link uses of the browser; `src/main/shared-host.ts` makes it. */
export interface SharedHost {
  readonly now: () => SharedStatus;
  readonly subscribe: (heard: () => void) => () => void;
  /** Does something through the link of the page; resolves with whether the server has done it. */
  readonly act: (act: string, data: object) => Promise<boolean>;
  /** The paper as it would be after that; null: there was no answer. Nothing is done by it. [LNK14] */
  readonly preview: (act: string, data: object) => Promise<SharedPaper | null>;
  /** Sends a file that an answer will name; null: it was not taken. [LNK17] */
  readonly sendFile: (file: File) => Promise<SentFile | null>;
  readonly readAgain: () => void;
}

/** A file that the server has. */
export interface SentFile {
  readonly id: string;
  readonly name: string;
}

/** Of a page whose link has not been read yet. */
export const unread: SharedStatus = {
  phase: 'loading',
  path: '',
  pdf: '',
  answer: null,
  sending: null,
  done: null,
  problem: null,
};

const Host = createContext<SharedHost>({
  now: () => unread,
  subscribe: () => () => {},
  act: async () => false,
  preview: async () => null,
  sendFile: async () => null,
  readAgain: () => {},
});

export const SharedHostProvider = Host;
export const useSharedHost = (): SharedHost => use(Host);

/** Follows what the link shows. */
export function useSharedStatus(): SharedStatus {
  const { subscribe, now } = useSharedHost();
  return useSyncExternalStore(subscribe, now, () => unread);
}
