import { isFlag, isText, listOf, shaped } from '#model/values/guards.ts';
import { attempt, keepJson, keptJson } from './kept-json.ts';

const KEY = 'lagra-tour';
const OFFERED = 'lagra-tour-offered';

const isProgress = shaped<{ readonly completedTours: readonly string[]; readonly dontShowAgain: boolean }>({
  completedTours: listOf(isText),
  dontShowAgain: isFlag,
});

/** The tours completed on this device, and whether to offer more. */
export interface KeptTours {
  readonly completed: readonly string[];
  readonly dontShowAgain: boolean;
}

const NONE: KeptTours = { completed: [], dontShowAgain: false };

/** The stored tour progress; none if malformed. */
export function keptTours(storage: Storage): KeptTours {
  const kept = keptJson(storage, KEY, isProgress);
  if (!kept) return NONE;
  return { completed: [...new Set(kept.completedTours)], dontShowAgain: kept.dontShowAgain };
}

/** Stores it; a full or unavailable storage is ignored. */
export function keepTours(storage: Storage, { completed, dontShowAgain }: KeptTours): void {
  keepJson(storage, KEY, { completedTours: completed, dontShowAgain });
}

/** Whether this tab was already offered a tour; true if the storage is unavailable. */
export const wasTourOffered = (storage: Storage): boolean =>
  attempt(() => storage.getItem(OFFERED) !== null) ?? true;

export function noteTourOffer(storage: Storage): void {
  attempt(() => storage.setItem(OFFERED, '1'));
}
