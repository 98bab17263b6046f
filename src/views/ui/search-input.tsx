import { useRef, type KeyboardEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Icon } from './icon.tsx';
import type { Hotkey } from './hotkey.messages.ts';
import { KeyHint } from './key-hint.tsx';
import { useHotkeys } from './use-hotkeys.ts';
import { useTyped, type Typed } from './use-typed.ts';

export interface SearchInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label?: string | undefined;
  readonly placeholder?: string | undefined;
  /** The key that goes to it, shown while it is empty. */
  readonly hotkey?: Hotkey | undefined;
  readonly size?: 'md' | 'sm';
  /** The name that tours refer to. */
  readonly tour?: string | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
}

/** Search as you type; Escape clears it. The callback runs once the letter is painted. */
export function SearchInput(props: SearchInputProps) {
  const { t } = useLingui();
  const { label, placeholder, size = 'md', tour, hotkey } = props;
  const box = useRef<HTMLInputElement>(null);
  useHotkeys(hotkey === undefined ? {} : { [hotkey]: () => box.current?.focus() });
  const typed = useTyped(box, props.value, props.onChange);
  const clear = () => {
    typed.write('');
    box.current?.focus();
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    keysOf(typed, event);
    props.onKeyDown?.(event);
  };
  return (
    <span
      className="ui-affix ui-search"
      role="search"
      aria-label={label ?? t`Search`}
      data-size={size}
      data-tour={tour}
    >
      <Icon name="search" />
      <input
        ref={box}
        type="text"
        role="searchbox"
        autoComplete="off"
        spellCheck={false}
        aria-label={label ?? t`Search`}
        placeholder={placeholder ?? t`Search`}
        onChange={typed.onType}
        onKeyDown={keys}
      />
      <SearchEnd hotkey={hotkey} onClear={clear} />
    </span>
  );
}

/** Escape clears the box; arrow down and Enter report the text at once. */
function keysOf({ write, tellNow }: Typed, event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Escape' && event.currentTarget.value !== '') {
    event.preventDefault();
    event.stopPropagation();
    write('');
  }
  if (event.key === 'Enter' || event.key === 'ArrowDown') tellNow();
}

/** The shortcut while empty, otherwise the clear button: CSS shows one of them. */
function SearchEnd({ hotkey, onClear }: Pick<SearchInputProps, 'hotkey'> & { readonly onClear: () => void }) {
  const { t } = useLingui();
  return (
    <span className="ui-search-end">
      {hotkey !== undefined && <KeyHint>{hotkey}</KeyHint>}
      <button type="button" className="ui-clear" aria-label={t`Clear search`} onClick={onClear}>
        <Icon name="x" size={14} />
      </button>
    </span>
  );
}
