import { useState } from 'react';
import { useSelector } from '@xstate/react';
import { useApp } from '#views/navigation/app-context.tsx';
import { useBrowser } from '#views/navigation/browser-context.ts';
import type { NavChoices } from '#views/navigation/nav-item.ts';

/** What the person made of the navigation on this device, and how they change it. [NAV1, NAV3] */
export interface OwnNavigation extends NavChoices {
  readonly fold: (section: string, isFolded: boolean) => void;
  /** Puts an entry on top, or back where it was. */
  readonly pin: (item: string, isPinned: boolean) => void;
}

export function useNavChoices(): OwnNavigation {
  const { menu } = useBrowser();
  // A reload shows the shell before the person is known.
  const user = useSelector(useApp().session, ({ context }) => context.user?.id ?? '');
  const [held, setHeld] = useState(() => ({ user, choices: menu.read(user) }));
  if (held.user !== user) setHeld({ user, choices: menu.read(user) });
  const { choices } = held;
  const choose = (next: NavChoices): void => {
    setHeld({ user, choices: next });
    menu.keep(user, next);
  };
  const { pinned, folded } = choices;
  return {
    ...choices,
    fold: (section, isFolded) => choose({ pinned, folded: { ...folded, [section]: isFolded } }),
    pin: (item, isPinned) => {
      const others = pinned.filter((id) => id !== item);
      choose({ folded, pinned: isPinned ? [...others, item] : others });
    },
  };
}
