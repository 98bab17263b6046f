import type { ReactNode } from 'react';
import { useLocation } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useLingui } from '@lingui/react';
import { withLocale, type Locale } from '#i18n/locale.ts';
import { effectivePreferences } from '#machines/app/preferences/preferences.machine.ts';
import { HelpOverlay } from '../help-center/help-overlay.tsx';
import { HelpButton } from '../help-center/help-button.tsx';
import { useApp } from '#views/navigation/app-context.tsx';
import { BlankLayout } from './blank-layout.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';

/** The layout of pages before the shell, connected to language, appearance and help: its articles are public. */
export function BlankShell({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { i18n } = useLingui();
  const app = useApp();
  const paths = usePaths();
  const path = useLocation({ select: (at) => at.pathname });
  const preferences = useSelector(app.preferences, effectivePreferences);
  return (
    <BlankLayout
      pageTitle={title}
      heading={title}
      homeTo={paths.to('')}
      preferences={preferences}
      onPreference={(preference) => app.preferences.send({ type: 'change', preference })}
      help={
        <>
          <HelpButton />
          <HelpOverlay />
        </>
      }
      locale={i18n.locale as Locale} // activateLocale accepts no other
      onLocale={(locale) => app.changeLocale(withLocale(path, locale))}
    >
      {children}
    </BlankLayout>
  );
}
