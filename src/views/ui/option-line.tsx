import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

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

/** An option in an open list. */
export function OptionLine(option: Option) {
  return (
    <span className="ui-option">
      {option.icon && <Icon name={option.icon} />}
      {option.picture}
      <span className="ui-truncate">{option.label}</span>
      {option.hint !== undefined && <small className="ui-number">{option.hint}</small>}
    </span>
  );
}
