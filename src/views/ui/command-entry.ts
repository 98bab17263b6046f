import type { Hotkey } from './hotkey.messages.ts';
import type { IconName } from './icon.tsx';

/** One thing that can be chosen in a command box. */
export interface CommandEntry {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  /** A short text behind the label. */
  readonly detail?: string | undefined;
  readonly hotkey?: Hotkey | undefined;
  readonly danger?: boolean | undefined;
  /** It can be reached and says why, but does nothing. */
  readonly disabledReason?: string | undefined;
}

export interface CommandGroup<E extends CommandEntry = CommandEntry> {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly E[];
}
