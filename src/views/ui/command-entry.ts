import type { Hotkey } from './hotkey.messages.ts';
import type { IconName } from './icon.tsx';

/** An entry of a command box. */
export interface CommandEntry {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  /** A short text after the label. */
  readonly detail?: string | undefined;
  readonly hotkey?: Hotkey | undefined;
  readonly danger?: boolean | undefined;
  /** It stays reachable and says why, but does nothing. */
  readonly disabledReason?: string | undefined;
}

export interface CommandGroup<E extends CommandEntry = CommandEntry> {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly E[];
}
