import type { IconName } from './icon.tsx';

export interface MenuAction {
  readonly kind?: 'action';
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** Short text at the end of the line, such as a key. */
  readonly hint?: string | undefined;
  readonly danger?: boolean | undefined;
  /** Shown below the label; the item stays reachable but does nothing. */
  readonly disabledReason?: string | undefined;
  /** Explains that reason further: an item of its own below it. */
  readonly onWhy?: (() => void) | undefined;
  /** Makes the item a choice: announced as a radio item, ticked when true. */
  readonly checked?: boolean | undefined;
  /** Belongs to the item above it. */
  readonly indent?: boolean | undefined;
  readonly to?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
}

/** One line of a menu: an action, a heading, or a rule between groups. */
export type MenuItem =
  | MenuAction
  | { readonly kind: 'label'; readonly id: string; readonly label: string }
  | { readonly kind: 'line'; readonly id: string };
