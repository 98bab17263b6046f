import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useLingui } from '@lingui/react/macro';
import { Button } from './button.tsx';
import type { CommandEntry, CommandGroup } from './command-entry.ts';
import { CommandOption } from './command-option.tsx';
import { Icon } from './icon.tsx';
import { useModalFocus } from './use-modal-focus.ts';
import './theme/command-box.css';

/** The key code of a key press that is part of an IME composition. */
const COMPOSING = 229;

interface CommandBoxProps<E extends CommandEntry> {
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** None of them empty. */
  readonly groups: readonly CommandGroup<E>[];
  /** Those of the text as it stands, where `groups` may still be those of an earlier one: Enter goes by them. */
  readonly groupsNow?: (() => readonly CommandGroup<E>[]) | undefined;
  /** Shown while there are no groups. */
  readonly empty: { readonly title: string; readonly text: string };
  /** The number of entries, in words. */
  readonly count: string;
  readonly onClose: () => void;
  /** Called after `onClose`; never for a disabled entry. */
  readonly onChoose: (entry: E) => void;
}

/** A search field over a list of commands: typing filters it, arrows move, Enter runs. */
export function CommandBox<E extends CommandEntry>(props: CommandBoxProps<E>) {
  const { label, groups, query, onClose } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useModalFocus(true, () => box.current, { focusFirst: true, onEscape: onClose });
  /** Closes only the box: an overlay below it listens for the key on the document. */
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const cursor = useCursor(props);
  return createPortal(
    <div
      className="ui-command-scrim"
      role="presentation"
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of all that is in it bubble up */}
      <div
        ref={box}
        role="dialog"
        aria-modal
        aria-label={label}
        className="ui-command"
        tabIndex={-1}
        onKeyDown={leave}
      >
        <CommandField {...props} id={id} active={cursor.active} onKeyDown={cursor.onKeyDown} />
        <CommandList {...props} id={id} cursor={cursor} />
        {groups.length === 0 && query !== '' && <NothingFound {...props.empty} />}
        <span className="ui-hidden" role="status">
          {groups.length === 0 ? props.empty.title : props.count}
        </span>
      </div>
    </div>,
    document.body,
  );
}

const optionId = (id: string, entry: CommandEntry): string => `${id}-option-${entry.id}`;

interface CommandListProps<E extends CommandEntry> extends CommandBoxProps<E> {
  readonly id: string;
  readonly cursor: Cursor<E>;
}

function CommandList<E extends CommandEntry>({ id, label, groups, cursor }: CommandListProps<E>) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} className="ui-command-list" tabIndex={-1}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} role="presentation" className="ui-command-group">
            {group.label}
          </div>
          {group.entries.map((entry) => (
            <CommandOption
              key={entry.id}
              id={optionId(id, entry)}
              entry={entry}
              active={entry === cursor.active}
              onPoint={() => cursor.point(entry)}
              onChoose={() => cursor.choose(entry)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface CommandFieldProps extends Omit<CommandBoxProps<CommandEntry>, 'onChoose'> {
  readonly id: string;
  readonly active: CommandEntry | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function CommandField(props: CommandFieldProps) {
  const { t } = useLingui();
  const { id, active, label, placeholder, query, onQuery } = props;
  return (
    <div className="ui-command-field">
      <Icon name="search" size={18} />
      <input
        type="text"
        role="combobox"
        aria-expanded={props.groups.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(id, active)}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={props.onKeyDown}
      />
      <Button variant="quiet" size="sm" icon="x" label={t`Close`} onClick={props.onClose} />
    </div>
  );
}

function NothingFound({ title, text }: CommandBoxProps<CommandEntry>['empty']) {
  return (
    <div className="ui-command-empty">
      <strong>{title}</strong>
      <span>{text}</span>
    </div>
  );
}

interface Cursor<E extends CommandEntry> {
  readonly active: E | undefined;
  readonly point: (entry: E | undefined) => void;
  readonly choose: (entry: E | undefined) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The keyboard's entry: the first one until it is moved. */
function useCursor<E extends CommandEntry>(props: CommandBoxProps<E>): Cursor<E> {
  const { groups, groupsNow, query, onClose, onChoose } = props;
  const [wanted, setWanted] = useState({ query, id: '' });
  const entries = groups.flatMap((group) => group.entries);
  const isPointed = wanted.query === query && wanted.id !== '';
  const at = Math.max(0, isPointed ? entries.findIndex(({ id }) => id === wanted.id) : 0);
  const active = entries[at];
  useActiveInSight(active?.id);
  const point = (entry: E | undefined) => entry && setWanted({ query, id: entry.id });
  const choose = (entry: E | undefined) => {
    if (!entry || entry.disabledReason !== undefined) return;
    onClose();
    onChoose(entry);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // In Safari the key that ends a composition arrives after its end: only its code identifies it then.
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING) return;
    const next = nextPlace(event.key, at, groups);
    if (next !== undefined) point(entries[next]);
    else if (event.key === 'Enter') choose(isPointed ? active : (groupsNow?.() ?? groups)[0]?.entries[0]);
    else return;
    event.preventDefault();
  };
  return { active, point, choose, onKeyDown };
}

/** Arrows move from entry to entry and wrap around, page keys from group to group. */
function nextPlace(key: string, at: number, groups: readonly CommandGroup[]): number | undefined {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  if (count === 0) return undefined;
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0),
  );
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'PageDown':
      return starts.find((start) => start > at) ?? count - 1;
    case 'PageUp':
      return starts.findLast((start) => start < at) ?? 0;
    default:
      return undefined;
  }
}

function useActiveInSight(active: string | undefined): void {
  useEffect(() => {
    if (active === undefined) return;
    const option = document.querySelector('.ui-command [role=option][aria-selected=true]');
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
}
