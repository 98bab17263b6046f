import { Dropdown } from 'primereact/dropdown';
import { useLingui } from '@lingui/react/macro';
import { useFieldControl } from './field.tsx';
import { Icon, type IconName } from './icon.tsx';
import { present } from './input-props.ts';
import { Prime } from './prime.tsx';

export interface Option<V extends string = string> {
  readonly value: V;
  readonly label: string;
  /** Faint text at the end of the line: a number, a balance. */
  readonly hint?: string | undefined;
  readonly icon?: IconName | undefined;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps<V extends string> {
  readonly value: V | null;
  readonly options: readonly Option<V>[];
  readonly onChange: (value: V) => void;
  readonly label?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly size?: 'md' | 'sm';
  readonly name?: string | undefined;
}

/** One of a known list; a filter appears from ten options on. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { t } = useLingui();
  const { id, ...field } = useFieldControl();
  const { value, options, onChange, label, placeholder, disabled = false, size = 'md', name } = props;
  return (
    <Prime>
      <Dropdown
        {...present({ inputId: id, name, 'aria-label': label, placeholder: placeholder ?? t`Choose…` })}
        {...present(field)}
        data-size={size}
        data-invalid={field['aria-invalid']}
        value={value}
        options={[...options]}
        optionLabel="label"
        optionValue="value"
        optionDisabled="disabled"
        itemTemplate={OptionLine}
        // The hidden native select only mirrors the value; the combobox has the name.
        pt={{ select: { 'aria-hidden': true } }}
        filter={options.length >= 10}
        filterBy="label,hint"
        emptyFilterMessage={t`No results`}
        emptyMessage={t`Nothing to choose`}
        disabled={disabled}
        appendTo={typeof document === 'undefined' ? null : document.body}
        onChange={(event) => onChange(event.value as V)} // one of the options' values
      />
    </Prime>
  );
}

/** How an option reads in an open list. */
export function OptionLine(option: Option) {
  return (
    <span className="ui-option">
      {option.icon && <Icon name={option.icon} />}
      <span className="ui-truncate">{option.label}</span>
      {option.hint !== undefined && <small className="ui-number">{option.hint}</small>}
    </span>
  );
}
