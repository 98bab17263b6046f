import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { ButtonPanel } from './button-panel.tsx';
import { FocusWithin } from './focus-within.tsx';
import { Icon, type IconName } from './icon.tsx';
import { MenuList } from './menu-list.tsx';
import { Popover } from './popover.tsx';

export interface Filter {
  readonly id: string;
  /** The field's name: "Supplier". */
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** Its value in words; null while the filter is off. */
  readonly words: string | null;
  /** On or off, without a value. */
  readonly isFlag: boolean;
}

export interface FilterChipsProps {
  readonly filters: readonly Filter[];
  /** The controls of a filter. */
  readonly editor: (id: string) => ReactNode;
  readonly onFlag: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onClear: () => void;
}

/** Active filters as chips that can be opened and removed; a button offers the others. The key `f` opens it. */
export function FilterChips({ filters, editor, onFlag, onRemove, onClear }: FilterChipsProps) {
  const { t } = useLingui();
  const chips = useRef<HTMLDivElement>(null);
  const on = filters.filter((filter) => filter.words !== null);
  const clear = (): void => {
    focusButtonIn(chips.current?.lastElementChild?.previousElementSibling); // the button that adds one
    onClear();
  };
  return (
    <div ref={chips} className="ui-chips" role="group" aria-label={t`Filters`}>
      {on.map((filter) => (
        <FilterChip key={filter.id} filter={filter} editor={editor} onRemove={() => onRemove(filter.id)} />
      ))}
      {filters.length > 0 && (
        <AddFilter
          filters={filters.filter((filter) => filter.words === null)}
          editor={editor}
          onFlag={onFlag}
        />
      )}
      {on.length > 1 && (
        <Button size="sm" variant="quiet" onClick={clear}>
          <Trans>Clear all</Trans>
        </Button>
      )}
    </div>
  );
}

interface FilterChipProps {
  readonly filter: Filter;
  readonly editor: (id: string) => ReactNode;
  readonly onRemove: () => void;
}

/** A press opens it; Delete or Backspace removes it and focuses the next one. */
function FilterChip({ filter, editor, onRemove }: FilterChipProps) {
  const { t } = useLingui();
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const { label, words, isFlag } = filter;
  const remove = (): void => {
    focusButtonIn(anchor.current?.nextElementSibling);
    onRemove();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    remove();
  };
  return (
    <span ref={anchor} className="ui-chip" data-on data-filter={filter.id}>
      {filter.icon && <Icon name={filter.icon} size={14} />}
      <button
        type="button"
        className="ui-chip-open"
        aria-haspopup={isFlag ? undefined : 'dialog'}
        aria-expanded={isFlag ? undefined : open}
        onClick={() => !isFlag && setOpen(!open)}
        onKeyDown={keys}
      >
        {isFlag ? label : `${label}: ${words}`}
      </button>
      <button type="button" className="ui-chip-remove" aria-label={t`Remove ${label}`} onClick={remove}>
        <Icon name="x" size={13} />
      </button>
      <Popover open={open} anchor={anchor} onClose={() => setOpen(false)} role="dialog" label={label}>
        <FocusWithin>
          <div className="ui-popover-panel">{editor(filter.id)}</div>
        </FocusWithin>
      </Popover>
    </span>
  );
}

/** Removing the focused element would lose the focus. */
const focusButtonIn = (place: Element | null | undefined): void =>
  place?.querySelector('button')?.focus({ preventScroll: true });

type AddFilterProps = Pick<FilterChipsProps, 'filters' | 'editor' | 'onFlag'>;

function AddFilter(props: AddFilterProps) {
  const { t } = useLingui();
  const renderChoice = (close: () => void) => <FilterChoice {...props} onDone={close} />;
  return (
    <ButtonPanel
      label={t`Add a filter`}
      size="sm"
      side="start"
      icon="filter"
      hotkey="f"
      data-testid="add-filter"
      panel={renderChoice}
    >
      <Trans>Filter</Trans>
    </ButtonPanel>
  );
}

/** Chooses a filter, then its value, in the same place. */
function FilterChoice({ filters, editor, onFlag, onDone }: AddFilterProps & { readonly onDone: () => void }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string | null>(null);
  if (chosen !== null) return <FocusWithin key={chosen}>{editor(chosen)}</FocusWithin>;
  const items = filters.map((filter) => ({
    id: filter.id,
    label: filter.label,
    icon: filter.icon,
    onSelect: () => (filter.isFlag ? onFlag(filter.id) : setChosen(filter.id)),
  }));
  const isFlag = (id: string | undefined): boolean => filters.find((one) => one.id === id)?.isFlag === true;
  return (
    <div role="menu" aria-label={t`Add a filter`}>
      <MenuList
        items={items}
        onDone={(id) => {
          if (isFlag(id) || id === undefined) onDone();
        }}
      />
    </div>
  );
}
