import type { ReactNode } from 'react';
import type { IconName } from './icon.tsx';

/** One of those that a field chooses among. */
export interface Option<V extends string = string> {
  readonly value: V;
  readonly label: string;
  /** Faint text at the end of the line: a number, a balance. */
  readonly hint?: string | undefined;
  readonly icon?: IconName | undefined;
  /** Before the label, where options are told apart by sight. */
  readonly picture?: ReactNode;
  readonly disabled?: boolean | undefined;
}
