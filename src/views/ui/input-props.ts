import type { Ref } from 'react';

/** Props of every text-like control. `label` names it if no `Field` does. */
export interface InputProps {
  readonly label?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly name?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Drops undefined entries, since `exactOptionalPropertyTypes` distinguishes absent from undefined. */
export function present<T extends object>(props: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(props).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> }; // undefined was filtered out
}
