import { isFlag, isText, listOf, shaped } from '#model/values/guards.ts';

const KEY = 'lagra-tour';
const OFFERED = 'lagra-tour-offered';

const isProgress = shaped<{ readonly completedTours: readonly string[]; readonly dontShowAgain: boolean }>({
  completedTours: listOf(isText),
  dontShowAgain: isFlag,
});

/** Which tours were completed on this device, and whether they are to be offered. */
export interface KeptTours {
  readonly completed: readonly string[];
  readonly dontShowAgain: boolean;
}

const NONE: KeptTours = { completed: [], dontShowAgain: false };

/** What is kept of the tours; what is malformed is none. */
export function keptTours(storage: Storage): KeptTours {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (!isProgress(kept)) return NONE;
    return { completed: [...new Set(kept.completedTours)], dontShowAgain: kept.dontShowAgain };
  } catch {
    return NONE;
  }
}

/** Keeps it; a storage that is full or shut is no reason to stop. */
export function keepTours(storage: Storage, { completed, dontShowAgain }: KeptTours): void {
  attempt(() => storage.setItem(KEY, JSON.stringify({ completedTours: completed, dontShowAgain })));
}

/** Whether this tab has been offered a tour; a storage that is shut says that it has. */
export const wasTourOffered = (storage: Storage): boolean =>
  attempt(() => storage.getItem(OFFERED) !== null) ?? true;

export function noteTourOffer(storage: Storage): void {
  attempt(() => storage.setItem(OFFERED, '1'));
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
