import type { ReactNode } from 'react';
import type { NavigationPlace } from '#machines/app/preferences/preferences.machine.ts';
import type { Preferences } from '#machines/app/preferences/preferences.rules.ts';
import type { NavSection } from '#views/navigation/nav-item.ts';
import type { OwnNavigation } from './use-nav-choices.ts';

/** Props of the signed-in shell; its parts pick theirs from it. */
export interface DefaultLayoutProps {
  readonly nav: readonly NavSection[];
  readonly ownNav: OwnNavigation;
  /** The path of the page. */
  readonly path: string;
  readonly homeTo: string;
  /** Announced on every page change; also the document's title. */
  readonly pageTitle: string;
  readonly preferences: Preferences;
  readonly place: NavigationPlace;
  readonly onToggleNavigation: () => void;
  readonly onCloseNavigation: () => void;
  /** At the top of the navigation. */
  readonly companySwitcher?: ReactNode;
  /** The search or palette button, at the start of the navbar. */
  readonly search?: ReactNode;
  /** At the end of the navbar: connectivity, inbox, language, appearance, account. */
  readonly controls: ReactNode;
  /** A line above the page: an update is available, a trial ends. */
  readonly banner?: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}
