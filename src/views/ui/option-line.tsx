import { Icon } from './icon.tsx';
import type { Option } from './option.ts';

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
