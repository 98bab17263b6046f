import { useLocation } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useLingui } from '@lingui/react/macro';
import { LOCALES, LOCALE_NAMES, withLocale } from '#i18n/locale.ts';
import type { TourId } from '#machines/app/tour/tour.rules.ts';
import type { Preferences } from '#machines/app/preferences/preferences.rules.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useAppearance } from '../appearance/use-appearance.ts';
import type { SessionView } from '#views/navigation/use-session.ts';
import { tourWords } from '../tour/tour.messages.ts';
import { useStartTour } from '../tour/use-start-tour.ts';
import { useTourItem } from '../tour/use-tour-item.ts';
import { useTour } from '../tour/use-tour.ts';
import type { IconName } from '#views/ui/icon.tsx';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';

const TOURS = Object.keys(tourWords) as TourId[]; // the keys of an exhaustive record

/** Tours, appearance, language, keyboard shortcuts and sign-out. */
export function useActions(session: SessionView, showShortcuts: () => void): readonly PaletteGroup[] {
  const { t } = useLingui();
  const leave: readonly PaletteEntry[] = [
    {
      id: 'do/shortcuts',
      label: t`Keyboard shortcuts`,
      icon: 'keyboard',
      also: 'keyboard shortcuts keys help',
      hotkey: '?',
      run: showShortcuts,
    },
    {
      id: 'do/sign-out',
      label: t`Sign out`,
      icon: 'logout',
      also: 'sign out log out leave',
      run: session.signOut,
    },
  ];
  return [
    { id: 'tours', label: t`Tours`, entries: useTours() },
    { id: 'preferences', label: t`Preferences`, entries: [...useLooks(), ...useLanguages()] },
    { id: 'more', label: t`More`, entries: leave },
  ];
}

function useTours(): readonly PaletteEntry[] {
  const { t, i18n } = useLingui();
  const startTour = useStartTour();
  const isRunning = useSelector(
    useTour(),
    (state) => state !== undefined && (state.hasTag('paused') || state.hasTag('running')),
  );
  const goOn = useTourItem();
  if (isRunning)
    return [{ id: 'tour/on', label: goOn.label, icon: 'map', also: 'tour', run: () => goOn.onSelect?.() }];
  return TOURS.map((id) => ({
    id: `tour/${id}`,
    label: t`Tour: ${i18n._(tourWords[id].name)}`,
    icon: tourWords[id].icon,
    also: `tour guide ${id}`,
    run: () => void startTour(id),
  }));
}

function useLooks(): readonly PaletteEntry[] {
  const { t } = useLingui();
  const { preferences } = useApp();
  const { preferences: chosen, choose } = useAppearance();
  const theme = (value: Preferences['theme'], label: string, icon: IconName): PaletteEntry => ({
    id: `theme/${value}`,
    label,
    icon,
    also: `theme look ${value} mode`,
    disabledReason: chosen.theme === value ? t`It is already like that.` : undefined,
    run: () => choose({ key: 'theme', value }),
  });
  return [
    theme('light', t`Light theme`, 'sun'),
    theme('dark', t`Dark theme`, 'moon'),
    theme('system', t`Theme as the system`, 'desktop'),
    {
      id: 'do/appearance',
      label: t`Appearance`,
      icon: 'palette',
      also: 'appearance look customise colour layout navigation',
      run: () => preferences.send({ type: 'openCustomiser' }),
    },
  ];
}

function useLanguages(): readonly PaletteEntry[] {
  const { t, i18n } = useLingui();
  const app = useApp();
  const path = useLocation({ select: (at) => at.pathname });
  return LOCALES.filter((locale) => locale !== i18n.locale).map((locale) => ({
    id: `language/${locale}`,
    label: t`Language: ${LOCALE_NAMES[locale]}`,
    icon: 'language' as const,
    also: `language ${locale} english swedish svenska engelska`,
    run: () => app.changeLocale(withLocale(path, locale)),
  }));
}
