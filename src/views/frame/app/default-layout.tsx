import { Suspense, useRef } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NavigationPlace } from '#machines/app/preferences/preferences.machine.ts';
import { Button } from '#views/ui/button.tsx';
import { partOnDemand } from '#views/ui/part-on-demand.ts';
import { useIsCovered } from '#views/ui/in-front.ts';
import { useFocusGoesOn } from '#views/ui/use-focus-goes-on.ts';
import { useModalFocus } from '#views/ui/use-modal-focus.ts';
import type { DefaultLayoutProps } from './default-layout-props.ts';
import { NavHead } from './nav-head.tsx';
import { Navbar } from './navbar.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { ToTop } from './to-top.tsx';
import { VerticalNav } from './vertical-nav.tsx';
import './shell.css';

/** Few choose it, and its place is kept until it is there. */
const HorizontalNav = partOnDemand(async () => (await import('./horizontal-nav.tsx')).HorizontalNav);

const PLACES: Record<NavigationPlace, 'full' | 'rail' | 'none' | 'overlay'> = {
  full: 'full',
  rail: 'rail',
  above: 'none',
  over: 'overlay',
  drawer: 'overlay',
};

/** The signed-in shell: navigation, navbar, page, footer. */
export function DefaultLayout(props: DefaultLayoutProps) {
  const { preferences, place } = props;
  const isOpen = place === 'drawer';
  const isCovered = useIsCovered();
  useFocusGoesOn();
  return (
    <div
      className="app-shell"
      data-nav={PLACES[place]}
      data-drawer={isOpen}
      data-width={preferences['content-width']}
      data-navbar={preferences['navbar-type']}
    >
      <a className="app-skip" href="#content" inert={isOpen || isCovered}>
        <Trans>Skip to content</Trans>
      </a>
      {place !== 'above' && <Aside {...props} />}
      {/* Pointer only: the keyboard has Escape and the close button. */}
      {isOpen && <div className="app-scrim" role="presentation" onPointerDown={props.onCloseNavigation} />}
      <div className="app-main" inert={isOpen}>
        <Page {...props} />
      </div>
      <RouteAnnouncer title={props.pageTitle} />
    </div>
  );
}

/** The navigation next to the page; in a narrow window a dialog over it. */
function Aside(props: DefaultLayoutProps) {
  const { t } = useLingui();
  const { place, preferences, onCloseNavigation } = props;
  const aside = useRef<HTMLElement>(null);
  const isCovered = useIsCovered();
  const isOpen = place === 'drawer';
  useModalFocus(isOpen, () => aside.current, { focusFirst: true, onEscape: onCloseNavigation });
  const isHidden = preferences['navbar-type'] === 'hidden';
  return (
    <aside
      ref={aside}
      className="app-nav ui-no-print"
      aria-label={t`Navigation`}
      data-tour="navigation"
      tabIndex={-1}
      inert={place === 'over' || isCovered}
      {...(isOpen && { role: 'dialog', 'aria-modal': true })}
    >
      <VerticalNav
        sections={props.nav}
        own={props.ownNav}
        path={props.path}
        head={<NavHead {...props} search={isHidden ? props.search : undefined} />}
        foot={isHidden ? props.controls : undefined}
        onNavigate={onCloseNavigation}
      />
    </aside>
  );
}

function Page(props: DefaultLayoutProps) {
  const { t } = useLingui();
  const { preferences, place } = props;
  const isCovered = useIsCovered();
  const isHidden = preferences['navbar-type'] === 'hidden';
  return (
    <>
      {!isHidden && <Navbar {...props} />}
      {isHidden && place === 'over' && (
        <div className="app-menu-button ui-no-print" inert={isCovered}>
          <Button icon="menu" label={t`Open navigation`} onClick={props.onToggleNavigation} />
        </div>
      )}
      {place === 'above' && (
        <Suspense fallback={<div className="app-horizontal" />}>
          <HorizontalNav
            sections={props.nav}
            path={props.path}
            start={isHidden && props.companySwitcher}
            end={isHidden && props.controls}
          />
        </Suspense>
      )}
      {props.banner}
      <main id="content" tabIndex={-1} className="app-content">
        {props.children}
      </main>
      {preferences['footer-type'] !== 'hidden' && (
        <footer className="app-footer ui-no-print" data-type={preferences['footer-type']} inert={isCovered}>
          <div className="app-footer-inner">{props.footer}</div>
        </footer>
      )}
      <ToTop />
    </>
  );
}
