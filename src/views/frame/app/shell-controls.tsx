import type { ReactNode } from 'react';
import { useLocation } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import { withLocale, type Locale } from '#i18n/locale.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { LanguageMenu, LookMenu } from './preference-menus.tsx';
import { useTourItem } from '../tour/use-tour-item.ts';
import { useAppearance } from '../appearance/use-appearance.ts';
import { useInstallGuide } from './use-install-guide.tsx';
import { useInstallItem } from './use-install-item.ts';
import { useRecordItems } from './use-record-item.ts';
import type { SessionView } from '#views/navigation/use-session.ts';
import { UserMenu } from './user-menu.tsx';

interface ShellControlsProps {
  readonly session: SessionView;
  /** Shown before the menus: connectivity, inbox, help. */
  readonly children?: ReactNode;
}

/** The controls on every page: connectivity, language, appearance, account. */
export function ShellControls({ session, children }: ShellControlsProps) {
  const { t, i18n } = useLingui();
  const app = useApp();
  const path = useLocation({ select: (at) => at.pathname });
  const { preferences, choose } = useAppearance();
  const install = useInstallItem();
  const guide = useInstallGuide();
  const tour = useTourItem();
  const record = useRecordItems();
  const customise = (): void => app.preferences.send({ type: 'openCustomiser' });
  return (
    <div className="app-controls">
      {children}
      <LanguageMenu
        locale={i18n.locale as Locale} // activateLocale accepts no other
        onLocale={(locale) => app.changeLocale(withLocale(path, locale))}
      />
      <LookMenu preferences={preferences} onPreference={choose} onCustomise={customise} />
      <UserMenu
        user={{ name: session.name, email: session.email, ...(session.role ? { role: session.role } : {}) }}
        items={[
          tour,
          ...(install.length > 0 ? install : guide.items),
          ...record,
          { id: 'appearance', label: t`Appearance`, icon: 'palette', onSelect: customise },
        ]}
        onSignOut={session.signOut}
      />
      {guide.surfaces}
    </div>
  );
}
