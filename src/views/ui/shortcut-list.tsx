import { useSyncExternalStore } from 'react';
import { useLingui } from '@lingui/react/macro';
import { hotkeyGroups, hotkeyWords, type Hotkey, type HotkeyGroup } from './hotkey.messages.ts';
import { Kbd } from './kbd.tsx';
import './theme/shortcuts.css';

/** Keys and what they do, grouped by place. */
export function ShortcutList({ keys }: { readonly keys: readonly Hotkey[] }) {
  const { i18n } = useLingui();
  const groups = Object.keys(hotkeyGroups) as HotkeyGroup[]; // the keys of an exhaustive record
  return groups.map((group) => {
    const own = keys.filter((key) => hotkeyWords[key].group === group);
    if (own.length === 0) return null;
    return (
      <section key={group} className="ui-shortcuts">
        <h2>{i18n._(hotkeyGroups[group])}</h2>
        <dl>
          {own.map((key) => (
            <div key={key}>
              <dt>{i18n._(hotkeyWords[key].label)}</dt>
              <dd>
                <Keys combination={key} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    );
  });
}

/** The keys of a combination as labelled on this device's keyboard. */
export function Keys({ combination }: { readonly combination: Hotkey }) {
  const nameOf = useKeyNames();
  return combination.split('+').map((key) => <Kbd key={key}>{nameOf(key)}</Kbd>);
}

function useKeyNames(): (key: string) => string {
  const { t } = useLingui();
  // Pages made while building know no keyboard.
  const onMac = useSyncExternalStore(onNothing, isMac, () => false);
  const names: Readonly<Record<string, string>> = {
    mod: onMac ? '⌘' : t({ message: 'Ctrl', comment: 'A key of the keyboard' }),
    shift: t({ message: 'Shift', comment: 'A key of the keyboard' }),
    Enter: t({ message: 'Enter', comment: 'A key of the keyboard' }),
  };
  return (key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

const onNothing = () => () => {};
const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
