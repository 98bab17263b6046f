import { useId } from 'react';
import { Icon } from './icon.tsx';

export interface ColourChoice {
  /** `#rrggbb` */
  readonly value: string;
  readonly label: string;
}

export interface ColourChoicesProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly ColourChoice[];
  readonly onChange: (value: string) => void;
  readonly testId?: string;
}

/** Colours to choose from: radio buttons drawn as swatches, with arrow key navigation. */
export function ColourChoices({ label, value, options, onChange, testId }: ColourChoicesProps) {
  const name = useId();
  const isChosen = (option: ColourChoice): boolean => option.value.toLowerCase() === value.toLowerCase();
  return (
    <fieldset className="ui-pictures" data-testid={testId}>
      <legend>{label}</legend>
      <div className="ui-swatches">
        {options.map((option) => (
          <label key={option.value} className="ui-swatch" title={option.label}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={isChosen(option)}
              onChange={() => onChange(option.value)}
            />
            <span className="ui-hidden">{option.label}</span>
            <span className="ui-swatch-dot" style={{ ['--swatch' as string]: option.value }}>
              {isChosen(option) && <Icon name="check" size={15} />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
