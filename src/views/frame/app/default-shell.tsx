import { Suspense, type ReactNode } from 'react';
import { useLocation } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useLingui } from '@lingui/react/macro';
import { effectivePreferences, navigationPlace } from '#machines/app/preferences/preferences.machine.ts';
import { HelpButton } from '../help-center/help-button.tsx';
import { InboxBell } from '../inbox/inbox-bell.tsx';
import { useNavigationAids } from '../palette/use-navigation-aids.tsx';
import { AnnouncerProvider } from '#views/navigation/announcer.ts';
import { partOnDemand } from '#views/ui/part-on-demand.ts';
import { useEver } from '#views/ui/use-ever.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { CompanySwitcher } from './company-switcher.tsx';
import { ConnectivityControl } from './connectivity-control.tsx';
import { Customiser } from './customiser.tsx';
import { DefaultLayout } from './default-layout.tsx';
import type { DefaultLayoutProps } from './default-layout-props.ts';
import { FloorBar } from './floor-bar.tsx';
import { withPinned } from '#views/navigation/nav-item.ts';
import { navigationFor } from './navigation.ts';
import { useFullTitle } from '#views/navigation/own-title.tsx';
import { ShellControls } from './shell-controls.tsx';
import { isSettingsPage } from '../settings/settings-paths.ts';
import { TourStage } from '../tour/tour-stage.tsx';
import { ShellFooter } from './shell-footer.tsx';
import { useAnnouncements } from '#views/navigation/use-announcements.ts';
import { useCompanySwitch } from '#views/navigation/use-company-switch.ts';
import { useNavChoices } from './use-nav-choices.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import type { SessionView } from '#views/navigation/use-session.ts';

const SettingsNav = partOnDemand(async () => (await import('../settings/settings-nav.tsx')).SettingsNav);
const SignInOver = partOnDemand(async () => (await import('./sign-in-over.tsx')).SignInOver);
const SignOutQuestion = partOnDemand(async () => (await import('./sign-out-question.tsx')).SignOutQuestion);

interface DefaultShellProps {
  readonly title: string;
  readonly session: SessionView;
  readonly children: ReactNode;
}

/** The signed-in shell with all its parts: navigation, company, connectivity, preferences. */
export function DefaultShell({ title, session, children }: DefaultShellProps) {
  const { preferences } = useApp();
  const paths = usePaths();
  const path = useLocation({ select: (at) => at.pathname });
  const announcer = useAnnouncements();
  const aids = useNavigationAids(session);
  return (
    <AnnouncerProvider value={announcer}>
      <DefaultLayout
        {...useNavigation(session)}
        path={path}
        homeTo={paths.to('/dashboard')}
        pageTitle={useFullTitle(title)}
        preferences={useSelector(preferences, effectivePreferences)}
        place={useSelector(preferences, navigationPlace)}
        onToggleNavigation={() => preferences.send({ type: 'toggleNavigation' })}
        onCloseNavigation={() => preferences.send({ type: 'closeNavigation' })}
        companySwitcher={<Companies session={session} />}
        search={aids.search}
        controls={
          <ShellControls session={session}>
            <ConnectivityControl />
            <InboxBell />
            <HelpButton />
          </ShellControls>
        }
        footer={<ShellFooter company={session.active?.name ?? ''} />}
      >
        <Settings session={session} path={path} />
        {children}
      </DefaultLayout>
      <FloorBar holder={session} path={path} />
      {aids.surfaces}
      <Customiser />
      <TourStage />
      <SessionDialogs session={session} />
    </AnnouncerProvider>
  );
}

/** The navigation as the person may see it, and as they left it. */
function useNavigation(session: SessionView): Pick<DefaultLayoutProps, 'nav' | 'ownNav'> {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const ownNav = useNavChoices();
  const nav = withPinned(navigationFor(i18n, paths.to, session), ownNav.pinned, t`Pinned`);
  return { nav, ownNav };
}

/** The way between pages of settings, on each of them. */
function Settings({ session, path }: Pick<DefaultShellProps, 'session'> & { readonly path: string }) {
  if (!isSettingsPage(path)) return null;
  return (
    <Suspense fallback={<div className="app-settings-nav" />}>
      <SettingsNav path={path} may={session.may} />
    </Suspense>
  );
}

/** Dialogs of the session, over the page. */
function SessionDialogs({ session }: Pick<DefaultShellProps, 'session'>) {
  const wasAsked = useEver(session.unsent !== null);
  return (
    <Suspense fallback={null}>
      {session.phase === 'expired' && <SignInOver session={session} />}
      {wasAsked && <SignOutQuestion session={session} />}
    </Suspense>
  );
}

/** The active company, and the others to switch to. */
function Companies({ session }: Pick<DefaultShellProps, 'session'>) {
  const { going, switchTo } = useCompanySwitch();
  return (
    <CompanySwitcher
      companies={session.companies.map(({ id, name }) => ({ id: String(id), name }))}
      active={String(session.active?.id ?? '')}
      going={going === null ? null : String(going)}
      onSwitch={(id) => switchTo(Number(id))}
    />
  );
}
