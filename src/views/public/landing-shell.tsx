import type { ReactNode } from 'react';
import { useLocation } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { withLocale, type Locale } from '#i18n/locale.ts';
import { effectivePreferences } from '#machines/preferences/preferences.machine.ts';
import { useApp } from '../app/app-context.tsx';
import { BrandMark, PRODUCT_NAME } from '../app/brand-mark.tsx';
import { LanguageMenu, LookMenu } from '../app/preference-menus.tsx';
import { RouteAnnouncer } from '../app/route-announcer.tsx';
import { usePaths } from '../app/use-paths.ts';
import { useSessionView } from '../app/use-session.ts';
import { Button } from '../ui/button.tsx';
import { ScrollToTop } from '../ui/scroll-to-top.tsx';
import { UiLink } from '../ui/ui-link.tsx';
import './landing.css';

/** The layout of the public site: who we are over it, ways in at its end. */
export function LandingShell({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const paths = usePaths();
  return (
    <div className="landing">
      <a className="app-skip" href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <header className="landing-top">
        <UiLink to={paths.to('')} className="landing-brand">
          <BrandMark size={28} />
          {PRODUCT_NAME}
        </UiLink>
        <LandingMenus />
      </header>
      <main id="content" className="landing-main" tabIndex={-1}>
        {children}
      </main>
      <footer className="landing-foot">
        <UiLink to={paths.to('/auth/submit-interest')} className="ui-link">
          <Trans>Ask us something</Trans>
        </UiLink>
        <UiLink to={paths.to('/auth/register')} className="ui-link">
          <Trans>Create an account</Trans>
        </UiLink>
      </footer>
      <ScrollToTop />
      <RouteAnnouncer title={title} />
    </div>
  );
}

function LandingMenus() {
  const { i18n } = useLingui();
  const app = useApp();
  const paths = usePaths();
  const session = useSessionView();
  const path = useLocation({ select: (at) => at.pathname });
  const preferences = useSelector(app.preferences, effectivePreferences);
  return (
    <span className="landing-menus">
      <LanguageMenu
        locale={i18n.locale as Locale} // activateLocale takes no other
        onLocale={(locale) => app.changeLocale(withLocale(path, locale))}
      />
      <LookMenu
        preferences={preferences}
        onPreference={(preference) => app.preferences.send({ type: 'change', preference })}
      />
      {session.phase === 'guest' ? (
        <Button to={paths.to('/auth/login')}>
          <Trans>Sign in</Trans>
        </Button>
      ) : (
        <Button to={paths.to('/dashboard')}>
          <Trans>To the dashboard</Trans>
        </Button>
      )}
    </span>
  );
}
