import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface ChoiceCard<V extends string = string> {
  readonly value: V;
  readonly label: string;
  readonly icon?: IconName;
  /** Next to the label, at the end of its line: a price. */
  readonly aside?: ReactNode;
  readonly hint?: ReactNode;
}

export interface ChoiceCardsProps<V extends string> {
  readonly label: string;
  readonly name: string;
  readonly value: V | null;
  readonly options: readonly ChoiceCard<V>[];
  readonly onChange: (value: V) => void;
  /** Focus the chosen option. */
  readonly autoFocus?: boolean;
}

/** One of a few options that need a sentence each: radio buttons drawn as cards, with arrow key navigation. */
export function ChoiceCards<V extends string>(props: ChoiceCardsProps<V>) {
  const { label, name, value, options, onChange, autoFocus = false } = props;
  return (
    <fieldset className="ui-choices">
      <legend className="ui-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="ui-choice" data-on={option.value === value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            autoFocus={autoFocus && option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className="ui-choice-head">
            <strong>
              {option.icon && <Icon name={option.icon} size={16} />}
              {option.label}
            </strong>
            {option.aside !== undefined && <span className="ui-number">{option.aside}</span>}
          </span>
          {option.hint !== undefined && <span className="ui-choice-hint">{option.hint}</span>}
        </label>
      ))}
    </fieldset>
  );
}
