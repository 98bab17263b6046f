import { AutoComplete, type AutoCompletePassThroughOptions } from 'primereact/autocomplete';
import {
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFieldControl } from './field.tsx';
import { goOnFrom } from './focus-next-field.ts';
import { present } from './input-props.ts';
import { OptionLine } from './option-line.tsx';
import type { Option } from './option.ts';
import { OwnProblem } from './own-problem.tsx';
import { NO_OPTION } from './select.tsx';
import { Prime } from './prime.tsx';
import { undecided } from './settle-typed.ts';
import { TAKES_CODES } from './takes-codes.ts';
import { inputOf } from './typed-option.ts';
import { useChoosing, type Choosing, type ChoosingProps } from './use-choosing.ts';
import { useOnShelf } from './use-on-shelf.ts';

export interface AutocompleteProps<V extends string> extends ChoosingProps<V> {
  /** Takes one after the other: a choice empties it, and it keeps the focus. */
  readonly stays?: boolean | undefined;
  readonly label?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly name?: string | undefined;
}

/**
 * One of many, found by typing: arrows, Enter, Tab, Escape. Enter and Tab go by the text as it then stands, whatever the
 * list still shows, and the keys after Enter are of the next field. [UI58]
 */
export function Autocomplete<V extends string>(props: AutocompleteProps<V>) {
  const { t } = useLingui();
  const { id, ...field } = useFieldControl();
  const { value, label, placeholder, name } = props;
  const control = useRef<AutoComplete<Option<V>, false>>(null);
  const choosing = useChoosing(props, control);
  const { text, options, problem } = choosing;
  const keys = useKeys(choosing, control, props.stays === true);
  useUndecided(choosing, control);
  useEffect(() => {
    // An answer that comes late opens no list beside a field that was left meanwhile.
    if (inputOf(control.current) !== document.activeElement) control.current?.hide();
  });
  const wrong = field['aria-invalid'] || problem !== undefined;
  return (
    <Prime>
      <AutoComplete
        {...present({ inputId: id, name, 'aria-label': label, placeholder: placeholder ?? t`Search` })}
        {...present({ 'aria-describedby': field['aria-describedby'] })}
        {...FIXED}
        {...keys}
        ref={control}
        value={text ?? value ?? ''}
        suggestions={options}
        completeMethod={({ query }) => choosing.complete(query)}
        itemTemplate={OptionLine}
        emptyMessage={t`No results`}
        disabled={props.disabled === true}
        autoFocus={props.autoFocus === true}
        invalid={wrong}
        pt={partsOf(wrong, problem !== undefined)}
        appendTo={typeof document === 'undefined' ? null : document.body}
        onChange={(event) => choosing.change(event.value)}
        onFocus={selectAll}
        onBlur={choosing.leave}
      />
      <OwnProblem text={problem} />
    </Prime>
  );
}

/** What is typed takes the place of what is shown. */
const selectAll = ({ target }: FocusEvent<HTMLInputElement>): void => target.select();

const partsOf = (isWrong: boolean, isUnsettled: boolean): AutoCompletePassThroughOptions => ({
  input: { root: { 'aria-invalid': isWrong, 'data-unsettled': isUnsettled, ...TAKES_CODES } },
  emptyMessage: NO_OPTION,
  // A press on the list leaves the focus in the field.
  panel: { onMouseDown: (event: MouseEvent) => event.preventDefault() },
});

const FIXED = {
  inputClassName: 'ui-input',
  field: 'label',
  minLength: 0,
  delay: 80,
  autoHighlight: true,
  showEmptyMessage: true,
} as const;

type Control<V extends string> = RefObject<AutoComplete<Option<V>, false> | null>;

/** What is typed decides before its form is saved, unless the arrows led to an entry. */
function useUndecided<V extends string>(choosing: Choosing<V>, control: Control<V>): void {
  useOnShelf(undecided, {
    input: () => (choosing.typed() === '' || choosing.isPointed() ? null : inputOf(control.current)),
    settle: (decided) => {
      control.current?.hide();
      return choosing.settle(choosing.typed(), decided);
    },
  });
}

/** The keys and presses of the field, those that end a text before the control could take them for its list's. */
function useKeys<V extends string>(choosing: Choosing<V>, control: Control<V>, stays: boolean) {
  const browse = (event: SyntheticEvent): void =>
    control.current?.search(event, choosing.text ?? '', 'dropdown');
  const goOn = (): void => {
    const input = inputOf(control.current);
    if (input && !stays) goOnFrom(input);
  };
  const ended = (event: KeyboardEvent, text: string): void => {
    event.stopPropagation();
    control.current?.hide();
    if (event.key === 'Tab') return void choosing.settle(text);
    event.preventDefault();
    const end = choosing.settle(text);
    if (end !== 'nothing') goOn();
    else if (choosing.offers) browse(event);
  };
  return {
    onClick: browse,
    onKeyDownCapture: (event: KeyboardEvent): void => {
      if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      const open = isOpen(event);
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') choosing.point(open);
      if ((event.key !== 'Enter' && event.key !== 'Tab') || (open && choosing.isPointed())) return;
      const text = choosing.typed();
      if (text !== '') return ended(event, text);
      if (event.key !== 'Tab' || !open) return;
      // The control would take the first of a list that was only looked at.
      event.stopPropagation();
      control.current?.hide();
    },
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key === 'ArrowDown' && event.altKey && !isOpen(event)) browse(event);
      // The control has taken the entry that the arrows led to.
      if (event.key === 'Enter' && event.defaultPrevented) goOn();
    },
  };
}

const isOpen = ({ target }: SyntheticEvent): boolean =>
  target instanceof Element && target.getAttribute('aria-expanded') === 'true';
