import { useState } from 'react';
import { useApp } from './app-context.tsx';
import { useBrowser } from './browser-context.ts';
import type { NavChoices } from './nav-item.ts';

/** What the person made of the navigation on this device, and how they change it. [NAV1, NAV3] */
export interface OwnNavigation extends NavChoices {
  readonly fold: (section: string, isFolded: boolean) => void;
  /** Puts an entry on top, or back where it was. */
  readonly pin: (item: string, isPinned: boolean) => void;
}

export function useNavChoices(): OwnNavigation {
  const { menu } = useBrowser();
  const user = useApp().session.getSnapshot().context.user?.id ?? '';
  const [choices, setChoices] = useState(() => menu.read(user));
  const choose = (next: NavChoices): void => {
    setChoices(next);
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
