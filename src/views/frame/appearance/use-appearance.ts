import { useSelector } from '@xstate/react';
import {
  CHOSEN_KEYS,
  DEFAULT_PREFERENCES,
  type Preference,
  type Preferences,
  type Scheme,
} from '#machines/app/preferences/preferences.rules.ts';
import { useApp } from '#views/navigation/app-context.tsx';

/** The appearance preferences and functions to change them; changes apply at once. */
export interface Appearance {
  readonly preferences: Preferences;
  /** On a phone or a tablet, where the navigation is always vertical. */
  readonly isMobile: boolean;
  /** Whether everything has its default. */
  readonly isUntouched: boolean;
  readonly choose: (preference: Preference) => void;
  readonly choosePrimary: (scheme: Scheme, colour: string) => void;
  readonly restore: () => void;
}

export function useAppearance(): Appearance {
  const { preferences: actor } = useApp();
  const preferences = useSelector(actor, ({ context }) => context.preferences);
  const isMobile = useSelector(actor, ({ context }) => context.mobile);
  return {
    preferences,
    isMobile,
    isUntouched: CHOSEN_KEYS.every((key) => preferences[key] === DEFAULT_PREFERENCES[key]),
    choose: (preference) => actor.send({ type: 'change', preference }),
    choosePrimary: (scheme, colour) => actor.send({ type: 'choosePrimary', scheme, colour }),
    restore: () => actor.send({ type: 'restoreDefaults' }),
  };
}
