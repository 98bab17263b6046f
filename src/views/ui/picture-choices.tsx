import { useId, type ReactNode } from 'react';

export interface PictureChoice<V extends string = string> {
  readonly value: V;
  readonly label: string;
  readonly picture: ReactNode;
}

export interface PictureChoicesProps<V extends string> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly value: V;
  readonly options: readonly PictureChoice<V>[];
  readonly onChange: (value: V) => void;
  /** Names the group for tests. */
  readonly testId?: string;
}

/** One of a few options best shown by a picture: radio buttons, with arrow key navigation. */
export function PictureChoices<V extends string>(props: PictureChoicesProps<V>) {
  const { label, hint, value, options, onChange, testId } = props;
  const id = useId();
  return (
    <fieldset
      className="ui-pictures"
      data-testid={testId}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
    >
      <legend>{label}</legend>
      <div className="ui-pictures-row">
        {options.map((option) => (
          <label key={option.value} className="ui-picture" data-on={option.value === value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="ui-picture-frame">{option.picture}</span>
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="ui-field-hint">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
