import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MenuList } from './menu-list.tsx';
import { SearchInput } from './search-input.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import { useSingleKeySetting } from './single-keys.ts';
import { hotkeysInForce, useHotkeys, type Hotkeys } from './use-hotkeys.ts';
import { find, press, render, unmount } from './ui.fixtures.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Until it is clear that no scanner pressed the key. */
const wait = (): void => act(() => void vi.advanceTimersByTime(100));

let pressed: string[] = [];
const note = (key: string) => () => void pressed.push(key);

function Part({ keys, enabled = true }: { readonly keys: Hotkeys; readonly enabled?: boolean }) {
  useHotkeys(keys, enabled);
  return null;
}

test('[KEY1] the keys in force are those of what is on the page, each once, in the order of the list', () => {
  render(
    <>
      <Part keys={{ 'mod+Enter': note('save'), '/': note('search') }} />
      <Part keys={{ '?': note('list'), '/': note('search') }} />
      <Part keys={{ n: note('new') }} enabled={false} />
    </>,
  );
  expect(hotkeysInForce()).toEqual(['?', '/', 'mod+Enter']);
  render(<Part keys={{ n: note('new') }} />);
  expect(hotkeysInForce()).toEqual(['n']);
  unmount();
  expect(hotkeysInForce()).toEqual([]);
});

test('[KEY1] what is listed is what works, but not while somebody types', () => {
  pressed = [];
  render(
    <>
      <input />
      <Part keys={{ '?': note('?'), 'mod+k': note('mod+k') }} />
    </>,
  );
  press('?', { shiftKey: true });
  press('k', { ctrlKey: true });
  find('input').focus();
  press('?', { shiftKey: true });
  press('k', { metaKey: true });
  expect(pressed).toEqual(['mod+k', 'mod+k']);
  wait();
  expect(pressed).toEqual(['mod+k', 'mod+k', '?']);
});

test('[KEY1] the list says of each key what it does, by where it does it', () => {
  render(<ShortcutList keys={['mod+k', '/', 'x']} />);
  const said = [...document.querySelectorAll('.ui-shortcuts')].map((section) => section.textContent);
  expect(said).toHaveLength(2);
  expect([...document.querySelectorAll('dd')].map((keys) => keys.textContent)).toEqual(['CtrlK', '/', 'X']);
});

test('[KEY1] under a dialog plain keys stay quiet, but for those of the document that it shows', () => {
  pressed = [];
  const keys = { '[': note('['), j: note('j'), 'mod+k': note('mod+k') };
  const over = (content: ReactNode) => {
    render(
      <>
        <Part keys={keys} />
        <div role="dialog" aria-modal="true">
          {content}
        </div>
      </>,
    );
    for (const key of ['[', 'j']) press(key);
    wait();
    press('k', { ctrlKey: true });
    unmount();
  };
  over(<p>Really?</p>);
  expect(pressed).toEqual(['mod+k']);
  pressed = [];
  over(<p data-document="1">Two boxes</p>);
  expect(pressed).toEqual(['[', 'mod+k']);
});

function Setting({ on }: { readonly on: boolean }) {
  useSingleKeySetting(on);
  return <Part keys={{ n: note('n'), 'mod+k': note('mod+k') }} />;
}

test('[KEY4] single keys that are turned off do nothing and are not listed, the others go on', () => {
  pressed = [];
  render(<Setting on={false} />);
  press('n');
  press('k', { ctrlKey: true });
  wait();
  expect(pressed).toEqual(['mod+k']);
  expect(hotkeysInForce()).toEqual(['mod+k']);
  render(<Setting on />);
  press('n');
  wait();
  expect(pressed).toEqual(['mod+k', 'n']);
  expect(hotkeysInForce()).toEqual(['mod+k', 'n']);
});

function Hints({ on }: { readonly on: boolean }) {
  useSingleKeySetting(on);
  const items = [
    { id: 'undo', label: 'Undo', hint: 'Ctrl Z' },
    { id: 'next', label: 'Next in list', hint: ']' },
  ];
  return (
    <>
      <SearchInput value="" onChange={() => {}} hotkey="/" />
      <MenuList items={items} onDone={() => {}} />
    </>
  );
}

test('[KEY15] a single key is named only where it works: beside a search that it leads to, and not while turned off', () => {
  const named = () => [...document.querySelectorAll('.ui-kbd')].map(({ textContent }) => textContent);
  render(<Hints on />);
  expect(named()).toEqual(['/', 'Ctrl Z', ']']);
  find('.ui-menu-item').focus();
  press('/');
  wait();
  expect(document.activeElement).toBe(find('[role=searchbox]'));
  render(<Hints on={false} />);
  expect(named()).toEqual(['Ctrl Z']);
});
