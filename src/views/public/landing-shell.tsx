import type { ReactNode } from 'react';
import { useLocation } from '@tanstack/react-router';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { withLocale, type Locale } from '#i18n/locale.ts';
import { useApp } from '../app/app-context.tsx';
import { BrandMark, PRODUCT_NAME } from '../app/brand-mark.tsx';
import { LanguageMenu, LookMenu } from '../app/preference-menus.tsx';
import { RouteAnnouncer } from '../app/route-announcer.tsx';
import { ToTop } from '../app/to-top.tsx';
import { useAppearance } from '../app/use-appearance.ts';
import { usePaths } from '../app/use-paths.ts';
import { useSessionView } from '../app/use-session.ts';
import { isBuilt } from '../built-pages.ts';
import { Button } from '../ui/button.tsx';
import { ButtonMenu } from '../ui/button-menu.tsx';
import { UiLink } from '../ui/ui-link.tsx';
import { LandingFooter } from './landing-footer.tsx';
import './landing.css';

const PAGES: readonly { readonly path: string; readonly label: MessageDescriptor }[] = [
  { path: '/features', label: msg`Features` },
  { path: '/how-it-works', label: msg`How it works` },
  { path: '/blog', label: msg`Blog` },
  { path: '/about', label: msg`About` },
  { path: '/contact', label: msg`Contact` },
];

/** The layout of the public site: header with our name, sign-in links at its end. */
export function LandingShell({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useLingui();
  const paths = usePaths();
  return (
    <div className="landing">
      <a className="app-skip" href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <header className="landing-top">
        <div className="landing-top-inner">
          <UiLink to={paths.to('')} className="landing-brand" aria-label={t`Lagra, home`}>
            <BrandMark size={28} />
            {PRODUCT_NAME}
          </UiLink>
          <LandingPages />
          <LandingMenus />
        </div>
      </header>
      <main id="content" className="landing-main" tabIndex={-1}>
        {children}
      </main>
      <LandingFooter />
      <ToTop />
      <RouteAnnouncer title={title} />
    </div>
  );
}

/** The pages of the site: in a row, or behind a button in a narrow window. */
function LandingPages() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const pages = PAGES.filter(({ path }) => isBuilt(path)).map(({ path, label }) => ({
    id: path,
    label: i18n._(label),
    to: paths.to(path),
  }));
  if (pages.length === 0) return null;
  return (
    <nav className="landing-pages" aria-label={t`Main`}>
      <span className="landing-pages-row">
        {pages.map(({ id, label, to }) => (
          <UiLink key={id} to={to} className="landing-page-link">
            {label}
          </UiLink>
        ))}
      </span>
      <span className="landing-pages-menu">
        <ButtonMenu variant="quiet" icon="menu" label={t`Pages`} items={pages} />
      </span>
    </nav>
  );
}

function LandingMenus() {
  const { i18n } = useLingui();
  const app = useApp();
  const paths = usePaths();
  const session = useSessionView();
  const path = useLocation({ select: (at) => at.pathname });
  const { preferences, choose } = useAppearance();
  return (
    <span className="landing-menus">
      <LanguageMenu
        locale={i18n.locale as Locale} // activateLocale accepts no other
        onLocale={(locale) => app.changeLocale(withLocale(path, locale))}
      />
      <LookMenu preferences={preferences} onPreference={choose} />
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
