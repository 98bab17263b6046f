import {
  Dropdown,
  type DropdownPassThroughMethodOptions,
  type DropdownPassThroughOptions,
} from 'primereact/dropdown';
import { useId, useRef, type HTMLAttributes, type RefAttributes } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFieldControl } from './field.tsx';
import { present } from './input-props.ts';
import { OptionLine } from './option-line.tsx';
import type { Option } from './option.ts';
import { OwnProblem } from './own-problem.tsx';
import { Prime } from './prime.tsx';
import { useTypedChoice } from './use-typed-choice.ts';

export interface SelectProps<V extends string> {
  readonly value: V | null;
  readonly options: readonly Option<V>[];
  readonly onChange: (value: V) => void;
  readonly label?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly size?: 'md' | 'sm';
  readonly name?: string | undefined;
  readonly autoFocus?: boolean;
}

/** One of a fixed list; with ten options or more it has a filter. What is typed and ended by Enter or Tab decides. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { t } = useLingui();
  const { id, ...field } = useFieldControl();
  const { value, options, onChange, label, disabled = false, size = 'md', name, autoFocus = false } = props;
  const placeholder = props.placeholder ?? t`Choose…`;
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  const list = useId();
  const control = useRef<Dropdown>(null);
  const { problem, keys } = useTypedChoice(props, control);
  return (
    <Prime>
      <Dropdown
        {...present({ inputId: id, name, 'aria-label': label, placeholder })}
        {...present(field)}
        ref={control}
        aria-controls={list}
        data-size={size}
        data-invalid={field['aria-invalid']}
        value={value}
        options={[...options]}
        {...FIELDS}
        itemTemplate={OptionLine}
        valueTemplate={<span aria-hidden>{chosen || placeholder}</span>}
        pt={partsOf({ list, chosen, placeholder, search: t`Search the choices` }, keys)}
        filter={options.length >= 10}
        {...FILTER}
        emptyFilterMessage={t`No results`}
        emptyMessage={t`Nothing to choose`}
        disabled={disabled}
        autoFocus={autoFocus}
        appendTo={typeof document === 'undefined' ? null : document.body}
        onChange={(event) => onChange(event.value as V)} // one of the options' values
      />
      <OwnProblem text={problem} />
    </Prime>
  );
}

const FIELDS = { optionLabel: 'label', optionValue: 'value', optionDisabled: 'disabled' } as const;
const FILTER = { filterBy: 'label,hint', filterDelay: 0 } as const;

type TypedKeys = ReturnType<typeof useTypedChoice>['keys'];

interface ComboboxWords {
  /** The id of the list. */
  readonly list: string;
  readonly chosen: string;
  readonly placeholder: string;
  /** Label of the filter field. */
  readonly search: string;
}

/** Accessibility attributes for PrimeReact's parts: one combobox, which has the focus, and its list. */
const partsOf = (words: ComboboxWords, keys: TypedKeys): DropdownPassThroughOptions => ({
  // The hidden native select and the button only mirror the combobox.
  select: { 'aria-hidden': true },
  trigger: { 'aria-hidden': true },
  root: { 'aria-activedescendant': undefined, ...keys },
  list: { id: words.list },
  // Named by its visible text, including the hint.
  item: { 'aria-label': undefined },
  // What is said of no options is the only one, and cannot be chosen.
  emptyMessage: NO_OPTION,
  filterInput: { 'aria-label': words.search, 'aria-controls': words.list },
  hiddenSelectedMessage: comboboxOf(words),
});

/** The sentence of an empty list, to screen readers an option: a list box has nothing else. */
export const NO_OPTION = { role: 'option', 'aria-disabled': true } as const;

type Box = HTMLAttributes<HTMLDivElement> & RefAttributes<HTMLDivElement>;

/**
 * PrimeReact 10.9 cannot give its input a role without also giving it to the adjacent text, and does not expose the
 * active option: a wrapper sets both after every render.
 */
function comboboxOf({ list, chosen, placeholder }: ComboboxWords) {
  return ({ state }: DropdownPassThroughMethodOptions): Box => ({
    ref: (box) => {
      const input = box?.querySelector('input');
      if (!input) return;
      const active = document.getElementById(list)?.querySelector('[data-p-focused=true]')?.id;
      const isOpen = state.overlayVisible;
      input.setAttribute('role', 'combobox');
      input.setAttribute('aria-expanded', String(isOpen));
      // A `readonly` field would be announced as not editable; a button is announced as a choice.
      input.type = 'button';
      input.placeholder = placeholder;
      input.value = chosen;
      if (isOpen && active !== undefined) input.setAttribute('aria-activedescendant', active);
      else input.removeAttribute('aria-activedescendant');
    },
  });
}
