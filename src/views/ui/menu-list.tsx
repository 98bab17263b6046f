import { Fragment, useEffect, useRef, type KeyboardEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Icon } from './icon.tsx';
import { KeyHint } from './key-hint.tsx';
import type { MenuAction, MenuItem } from './menu-item.ts';
import { UiLink } from './ui-link.tsx';

/** Called with the chosen item; without one if the menu was closed. */
type Done = (id?: string) => void;

/** The items of an open menu: the first one is focused; arrows, Home, End, first letters; Tab closes. */
export function MenuList({ items, onDone }: { items: readonly MenuItem[]; onDone: Done }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const checked = list.current?.querySelector<HTMLElement>('[aria-checked=true]');
    (checked ?? list.current?.querySelector<HTMLElement>('[role^=menuitem]'))?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={list} role="none" onKeyDown={(event) => moveFocus(event, onDone)}>
      {items.map((item) => (
        <Fragment key={item.id}>
          <MenuLine item={item} onDone={onDone} />
          <WhyLine item={item} onDone={onDone} />
        </Fragment>
      ))}
    </div>
  );
}

/** Below a disabled action: explains why it is. */
function WhyLine({ item, onDone }: { item: MenuItem; onDone: Done }) {
  const { t } = useLingui();
  if (item.kind === 'line' || item.kind === 'label') return null;
  const { id, disabledReason, onWhy } = item;
  if (disabledReason === undefined || !onWhy) return null;
  const why = { id: `${id}-why`, label: t`Why?`, icon: 'help', indent: true, onSelect: onWhy } as const;
  return <MenuLine item={why} onDone={onDone} />;
}

function MenuLine({ item, onDone }: { item: MenuItem; onDone: Done }) {
  if (item.kind === 'line') return <hr className="ui-menu-line" />;
  if (item.kind === 'label') return <div className="ui-menu-label">{item.label}</div>;
  const off = item.disabledReason !== undefined;
  if (item.to !== undefined && !off) {
    return (
      <UiLink
        to={item.to}
        role="menuitem"
        className="ui-menu-item"
        data-indent={item.indent === true}
        tabIndex={-1}
        onClick={() => done(item, onDone)}
      >
        <MenuContent item={item} />
      </UiLink>
    );
  }
  return (
    <button
      type="button"
      role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={item.checked}
      aria-disabled={off}
      data-danger={item.danger === true && !off}
      data-action={item.id}
      data-indent={item.indent === true}
      tabIndex={-1}
      className="ui-menu-item"
      onClick={() => !off && done(item, onDone)}
    >
      <MenuContent item={item} />
    </button>
  );
}

function MenuContent({ item }: { item: MenuAction }) {
  return (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span className="ui-menu-text">
        {item.label}
        {item.disabledReason !== undefined && <span className="ui-menu-reason">{item.disabledReason}</span>}
      </span>
      {item.hint !== undefined && <KeyHint>{item.hint}</KeyHint>}
      {item.checked === true && (
        <span className="ui-menu-check">
          <Icon name="check" />
        </span>
      )}
    </>
  );
}

function done(item: MenuAction, onDone: Done) {
  onDone(item.id);
  item.onSelect?.();
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>, onDone: Done) {
  if (event.key === 'Tab') return onDone();
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const at = lines.indexOf(document.activeElement as HTMLElement); // -1 for anything else is handled below
  const next = nextLine(event.key, at, lines);
  if (next === undefined && !isPlainEnter(event)) return undefined;
  event.preventDefault();
  event.stopPropagation();
  if (next !== undefined) lines[next]?.focus();
  else if (!event.repeat) lines[at]?.click(); // holding the key that opened the menu chooses nothing
  return undefined;
}

/** Handled on key down: the browser's own click comes later. */
const isPlainEnter = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  key === 'Enter' && !ctrlKey && !metaKey && !shiftKey;

function nextLine(key: string, at: number, lines: readonly HTMLElement[]): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % lines.length;
  if (key === 'ArrowUp') return (at - 1 + lines.length) % lines.length;
  if (key === 'Home') return 0;
  if (key === 'End') return lines.length - 1;
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLowerCase();
  const order = [...lines.keys()].map((index) => (at + 1 + index) % lines.length);
  return order.find((index) => lines[index]?.textContent?.trim().toLowerCase().startsWith(letter));
}
