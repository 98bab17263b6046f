import type { ReactNode } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowUp, IconMenu2 } from './tabler.ts';
import { BrandMark, PRODUCT_NAME } from '../frame/app/brand-mark.tsx';
import { SiteButton } from './site-button.tsx';
import { SiteFooter } from './site-footer.tsx';
import { useSiteHost, useHostValue } from './site-host.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import { SiteMenu } from './site-menu.tsx';
import { SiteLanguageMenu, SiteLookMenu } from './site-menus.tsx';
import './site.css';

const PAGES: readonly { readonly path: string; readonly label: MessageDescriptor }[] = [
  { path: '/features', label: msg`Features` },
  { path: '/how-it-works', label: msg`How it works` },
  { path: '/blog', label: msg`Blog` },
  { path: '/about', label: msg`About` },
  { path: '/contact', label: msg`Contact` },
];

interface SiteShellProps {
  /** Of the page below its language: `/blog/a-post`. */
  readonly path: string;
  readonly children: ReactNode;
}

/** The layout of the public site: header with our name, navigation and menus; footer; the way back to the top. */
export function SiteShell({ path, children }: SiteShellProps) {
  const { t } = useLingui();
  return (
    <div className="site">
      <a className="site-skip" href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <header className="site-top ui-no-print">
        <div className="site-top-inner">
          <SiteLink to="/" className="site-brand" aria-label={t`Lagra, home`}>
            <BrandMark size={28} />
            {PRODUCT_NAME}
          </SiteLink>
          <SitePages path={path} />
          <span className="site-menus">
            <SiteLanguageMenu path={path} />
            <SiteLookMenu />
            <WayIn />
          </span>
        </div>
      </header>
      <main id="content" className="site-main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <ToTop />
    </div>
  );
}

/** The pages of the site: in a row, or behind a button in a narrow window. */
function SitePages({ path }: { readonly path: string }) {
  const { t, i18n } = useLingui();
  const links = PAGES.map((page) => (
    <li key={page.path}>
      <SiteLink
        to={page.path}
        className="site-page-link"
        aria-current={page.path === path || path.startsWith(`${page.path}/`) ? 'page' : undefined}
      >
        {i18n._(page.label)}
      </SiteLink>
    </li>
  ));
  return (
    <>
      <nav className="site-pages-row" aria-label={t`Main`}>
        <ul>{links}</ul>
      </nav>
      <nav className="site-pages-menu" aria-label={t`Main`}>
        <SiteMenu label={t`Pages`} icon={<IconMenu2 size={18} aria-hidden />}>
          {links}
        </SiteMenu>
      </nav>
    </>
  );
}

function WayIn() {
  const isSignedIn = useHostValue('isSignedIn');
  return isSignedIn ? (
    <SiteButton to="/dashboard">
      <Trans>To the dashboard</Trans>
    </SiteButton>
  ) : (
    <SiteButton to="/auth/login">
      <Trans>Sign in</Trans>
    </SiteButton>
  );
}

function ToTop() {
  const { t } = useLingui();
  const { toTop } = useSiteHost();
  const isAway = useHostValue('isAway');
  if (!isAway) return null;
  return (
    <button
      type="button"
      className="ui-button site-to-top ui-no-print"
      data-icon-only="true"
      data-testid="scroll-to-top"
      aria-label={t`Scroll to top`}
      onClick={toTop}
    >
      <IconArrowUp size={18} aria-hidden />
    </button>
  );
}
