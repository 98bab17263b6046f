import { isFlag, isText, listOf, shaped } from '#model/values/guards.ts';
import { attempt, keepJson, keptJson } from './kept-json.ts';

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
  const kept = keptJson(storage, KEY, isProgress);
  if (!kept) return NONE;
  return { completed: [...new Set(kept.completedTours)], dontShowAgain: kept.dontShowAgain };
}

/** Keeps it; a storage that is full or shut is no reason to stop. */
export function keepTours(storage: Storage, { completed, dontShowAgain }: KeptTours): void {
  keepJson(storage, KEY, { completedTours: completed, dontShowAgain });
}

/** Whether this tab has been offered a tour; a storage that is shut says that it has. */
export const wasTourOffered = (storage: Storage): boolean =>
  attempt(() => storage.getItem(OFFERED) !== null) ?? true;

export function noteTourOffer(storage: Storage): void {
  attempt(() => storage.setItem(OFFERED, '1'));
}
