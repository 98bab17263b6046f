import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Locale } from '#i18n/locale.ts';
import type { Preference, Preferences } from '#machines/preferences/preferences.rules.ts';
import { Button } from '#views/ui/button.tsx';
import type { MenuItem } from '#views/ui/menu-item.ts';
import { ScrollToTop } from '#views/ui/scroll-to-top.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useHotkeys } from '#views/ui/use-hotkeys.ts';
import { useMediaQuery } from '#views/ui/use-media-query.ts';
import { BrandMark, PRODUCT_NAME } from './brand-mark.tsx';
import { HorizontalNav } from './horizontal-nav.tsx';
import type { NavSection } from './nav-item.ts';
import { LanguageMenu, LookMenu } from './preference-menus.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { UserMenu, type ShellUser } from './user-menu.tsx';
import { VerticalNav } from './vertical-nav.tsx';
import './shell.css';

/** Below this width the navigation lies over the page. */
const OVERLAY_NAV = '(max-width: 1278.98px)';

export interface DefaultLayoutProps {
  readonly nav: readonly NavSection[];
  /** The path of the page. */
  readonly path: string;
  readonly homeTo: string;
  /** Announced on every change of page; also the document's title. */
  readonly pageTitle: string;
  readonly preferences: Preferences;
  readonly onPreference: (preference: Preference) => void;
  readonly locale: Locale;
  readonly onLocale: (locale: Locale) => void;
  readonly user: ShellUser;
  readonly userMenu?: readonly MenuItem[];
  readonly onSignOut: () => void;
  /** At the head of the navigation. */
  readonly companySwitcher?: ReactNode;
  /** The search or palette button, at the start of the navbar. */
  readonly search?: ReactNode;
  readonly connectivity?: ReactNode;
  /** Further buttons of the navbar: inbox, help. */
  readonly navbarEnd?: ReactNode;
  /** A line over the page: an update is waiting, a trial ends. */
  readonly banner?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The signed-in shell: navigation, navbar, page, footer. */
export function DefaultLayout(props: DefaultLayoutProps) {
  const { preferences, onPreference } = props;
  const { t } = useLingui();
  const overlay = useMediaQuery(OVERLAY_NAV);
  const [drawer, setDrawer] = useState(false);
  const horizontal = preferences['content-layout-nav'] === 'horizontal' && !overlay;
  const collapsed = preferences['nav-collapsed'] === 'true';
  const open = overlay && drawer;
  const close = () => setDrawer(false);
  const toggle = () => {
    if (overlay) setDrawer(!drawer);
    else onPreference({ key: 'nav-collapsed', value: collapsed ? 'false' : 'true' });
  };
  useHotkeys({ Escape: close }, open);
  const head = <NavHead {...props} collapsed={collapsed} overlay={overlay} onToggle={toggle} />;
  return (
    <div
      className="app-shell"
      data-nav={horizontal ? 'none' : overlay ? 'overlay' : collapsed ? 'rail' : 'full'}
      data-drawer={open}
      data-width={preferences['content-width']}
    >
      <a className="app-skip" href="#content">
        <Trans>Skip to content</Trans>
      </a>
      {!horizontal && (
        <aside className="app-nav ui-no-print" aria-label={t`Navigation`} inert={overlay && !drawer}>
          <VerticalNav sections={props.nav} path={props.path} head={head} onNavigate={close} />
        </aside>
      )}
      {/* For the pointer only: the keyboard has Escape and the close button. */}
      {open && <div className="app-scrim" role="presentation" onPointerDown={close} />}
      <div className="app-main" inert={open}>
        <Page {...props} onMenu={overlay ? toggle : undefined} horizontal={horizontal} />
      </div>
      <RouteAnnouncer title={props.pageTitle} />
    </div>
  );
}

interface PageProps extends DefaultLayoutProps {
  readonly onMenu: (() => void) | undefined;
  readonly horizontal: boolean;
}

function Page(props: PageProps) {
  const { preferences, horizontal } = props;
  return (
    <>
      {preferences['navbar-type'] !== 'hidden' && <Navbar {...props} />}
      {horizontal && <HorizontalNav sections={props.nav} />}
      {props.banner}
      <main id="content" tabIndex={-1} className="app-content">
        {props.children}
      </main>
      {preferences['footer-type'] !== 'hidden' && <Footer {...props} />}
      <ScrollToTop />
    </>
  );
}

interface NavHeadProps extends DefaultLayoutProps {
  readonly collapsed: boolean;
  readonly overlay: boolean;
  readonly onToggle: () => void;
}

function NavHead({ homeTo, companySwitcher, collapsed, overlay, onToggle }: NavHeadProps) {
  const { t } = useLingui();
  const label = overlay ? t`Close navigation` : collapsed ? t`Keep navigation open` : t`Collapse navigation`;
  return (
    <>
      <div className="app-brand">
        <UiLink to={homeTo} aria-label={t`Lagra, home`}>
          <BrandMark />
          <span>{PRODUCT_NAME}</span>
        </UiLink>
        <Button
          variant="quiet"
          size="sm"
          icon={overlay ? 'x' : collapsed ? 'sidebarOpen' : 'sidebarClose'}
          label={label}
          onClick={onToggle}
        />
      </div>
      {companySwitcher !== undefined && <div className="app-company">{companySwitcher}</div>}
    </>
  );
}

function Navbar(props: PageProps) {
  const { t } = useLingui();
  const { preferences, onMenu, horizontal } = props;
  return (
    <header
      className="app-navbar ui-no-print"
      data-type={preferences['navbar-type']}
      data-blur={preferences['navbar-blur']}
    >
      <div className="app-navbar-inner">
        {onMenu && <Button variant="quiet" icon="menu" label={t`Open navigation`} onClick={onMenu} />}
        {horizontal && (
          <UiLink to={props.homeTo} className="app-brand-small" aria-label={t`Lagra, home`}>
            <BrandMark />
          </UiLink>
        )}
        {horizontal && props.companySwitcher}
        <div className="app-navbar-search">{props.search}</div>
        <div className="app-navbar-end">
          {props.connectivity}
          {props.navbarEnd}
          <LanguageMenu locale={props.locale} onLocale={props.onLocale} />
          <LookMenu preferences={preferences} onPreference={props.onPreference} />
          <UserMenu user={props.user} items={props.userMenu} onSignOut={props.onSignOut} />
        </div>
      </div>
    </header>
  );
}

function Footer({ footer, preferences }: DefaultLayoutProps) {
  return (
    <footer className="app-footer ui-no-print" data-type={preferences['footer-type']}>
      <span>{PRODUCT_NAME}</span>
      {footer}
    </footer>
  );
}
