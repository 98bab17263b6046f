import type { KeyboardEvent, Ref } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Icon } from './icon.tsx';
import { Kbd } from './kbd.tsx';
import { useTyped } from './use-typed.ts';

export interface SearchInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label?: string | undefined;
  readonly placeholder?: string | undefined;
  /** The key that focuses it, shown while it is empty. */
  readonly hotkey?: string | undefined;
  readonly size?: 'md' | 'sm';
  /** The name by which a tour points at it. */
  readonly tour?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
}

/** Search as you type; Escape empties it. Whoever listens hears of a letter once it shows. */
export function SearchInput(props: SearchInputProps) {
  const { t } = useLingui();
  const { label, placeholder, size = 'md', tour, inputRef } = props;
  const [value, onChange, tellNow] = useTyped(props.value, props.onChange);
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault();
      event.stopPropagation();
      onChange('');
    }
    if (event.key === 'Enter' || event.key === 'ArrowDown') tellNow();
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
        ref={inputRef}
        type="text"
        role="searchbox"
        autoComplete="off"
        spellCheck={false}
        value={value}
        aria-label={label ?? t`Search`}
        placeholder={placeholder ?? t`Search`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={keys}
      />
      <SearchEnd value={value} onChange={onChange} hotkey={props.hotkey} />
    </span>
  );
}

function SearchEnd({ value, onChange, hotkey }: Pick<SearchInputProps, 'value' | 'onChange' | 'hotkey'>) {
  const { t } = useLingui();
  if (value === '') return hotkey !== undefined && <Kbd>{hotkey}</Kbd>;
  return (
    <button type="button" className="ui-clear" aria-label={t`Clear search`} onClick={() => onChange('')}>
      <Icon name="x" size={14} />
    </button>
  );
}
