import { AutoComplete } from 'primereact/autocomplete';
import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFieldControl } from './field.tsx';
import { present } from './input-props.ts';
import { NO_OPTION, OptionLine, type Option } from './select.tsx';
import { Prime } from './prime.tsx';

/** What is offered where a search finds nothing. */
export interface Creating {
  readonly label: (text: string) => string;
  readonly onCreate: (text: string) => void;
}

export interface AutocompleteProps<V extends string> {
  readonly value: Option<V> | null;
  readonly onChange: (value: Option<V> | null) => void;
  /** Options for a query; an empty one asks for a first page. */
  readonly search: (query: string) => Promise<readonly Option<V>[]> | readonly Option<V>[];
  /** Called on Enter with text that matches no option, such as a scanned code. */
  readonly onText?: ((text: string) => void) | undefined;
  readonly creating?: Creating | undefined;
  readonly label?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly name?: string | undefined;
}

/** One of many, found by typing: arrows, Enter, Escape; late answers to older queries are dropped. */
export function Autocomplete<V extends string>(props: AutocompleteProps<V>) {
  const { t } = useLingui();
  const { id, ...field } = useFieldControl();
  const { value, label, placeholder, name } = props;
  const control = useRef<AutoComplete<Option<V>, false>>(null);
  const { text, options, ask, change, forget, onEnter } = useSuggestions(props);
  useEffect(() => {
    // An answer that comes late opens no list beside a field that was left meanwhile.
    if (control.current?.getInput() !== document.activeElement) control.current?.hide();
  });
  const browse = (event: SyntheticEvent) => control.current?.search(event, text ?? '', 'dropdown');
  const keys = (event: KeyboardEvent) => {
    const open = event.currentTarget.getAttribute('aria-expanded') === 'true';
    if (event.key === 'ArrowDown' && event.altKey && !open) browse(event);
    if (event.key === 'Enter') onEnter();
  };
  return (
    <Prime>
      <AutoComplete
        {...present({ inputId: id, name, 'aria-label': label, placeholder: placeholder ?? t`Search` })}
        {...present({ 'aria-describedby': field['aria-describedby'] })}
        {...FIXED}
        ref={control}
        value={text ?? value ?? ''}
        suggestions={options}
        completeMethod={(event) => void ask(event.query)}
        itemTemplate={OptionLine}
        emptyMessage={t`No results`}
        disabled={props.disabled === true}
        autoFocus={props.autoFocus === true}
        invalid={field['aria-invalid']}
        pt={{ input: { root: { 'aria-invalid': field['aria-invalid'] } }, emptyMessage: NO_OPTION }}
        appendTo={typeof document === 'undefined' ? null : document.body}
        onChange={(event) => change(event.value)}
        onClick={browse}
        onKeyDown={keys}
        onBlur={forget}
      />
    </Prime>
  );
}

const FIXED = {
  inputClassName: 'ui-input',
  field: 'label',
  minLength: 0,
  delay: 80,
  autoHighlight: true,
  showEmptyMessage: true,
} as const;

/** The option to create what was searched for, if that is possible. */
function offered<V extends string>(creating: Creating | undefined, query: string): Option<V>[] {
  if (!creating || query === '') return [];
  return [{ value: CREATE as V, label: creating.label(query), icon: 'plus' }]; // taken before it is chosen
}

/** The value of the option that creates what was not found. */
const CREATE = ' create';

function useSuggestions<V extends string>({ onChange, search, onText, creating }: AutocompleteProps<V>) {
  const [text, setText] = useState<string>();
  // The same array until the next answer: the control takes another one for the answer it waits for.
  const [options, setOptions] = useState<Option<V>[]>([]);
  const asked = useRef(0);
  const ask = async (query: string) => {
    const turn = ++asked.current;
    const found = await search(query.trim());
    if (turn === asked.current) setOptions(found.length > 0 ? [...found] : offered(creating, query.trim()));
  };
  const change = (next: unknown) => {
    if (typeof next === 'string') {
      setText(next);
      if (next === '') onChange(null);
      return;
    }
    setText(undefined);
    const chosen = next as Option | null; // as below
    if (chosen?.value === CREATE) return creating?.onCreate(text ?? '');
    onChange((next ?? null) as Option<V> | null); // an entry of `options`, or null when cleared
  };
  const onEnter = () => {
    if (text !== undefined && options.length === 0) onText?.(text);
  };
  return { text, options, ask, change, onEnter, forget: () => setText(undefined) };
}
