import { useLingui } from '@lingui/react/macro';
import { LOCALES, LOCALE_NAMES, type Locale } from '#i18n/locale.ts';
import type { Preference, Preferences } from '#machines/app/preferences/preferences.rules.ts';
import { ButtonMenu } from '#views/ui/button-menu.tsx';
import type { IconName } from '#views/ui/icon.tsx';
import type { MenuItem } from '#views/ui/menu-item.ts';

const THEME_ICON: Record<Preferences['theme'], IconName> = { light: 'sun', dark: 'moon', system: 'desktop' };

interface LookMenuProps {
  readonly preferences: Preferences;
  readonly onPreference: (preference: Preference) => void;
  /** Opens the remaining settings, if there is a place for them. */
  readonly onCustomise?: () => void;
}

/** The theme, applied at once, and a link to the other appearance settings. */
export function LookMenu({ preferences, onPreference, onCustomise }: LookMenuProps) {
  const { t } = useLingui();
  const choice = (value: Preferences['theme'], label: string): MenuItem => ({
    id: `theme-${value}`,
    label,
    icon: THEME_ICON[value],
    checked: preferences.theme === value,
    onSelect: () => onPreference({ key: 'theme', value }),
  });
  const more: readonly MenuItem[] = onCustomise
    ? [
        { kind: 'line', id: 'line' },
        { id: 'customise', label: t`More appearance settings…`, icon: 'palette', onSelect: onCustomise },
      ]
    : [];
  const items = [
    choice('light', t`Light`),
    choice('dark', t`Dark`),
    choice('system', t`As the system`),
    ...more,
  ];
  return <ButtonMenu variant="quiet" icon={THEME_ICON[preferences.theme]} label={t`Theme`} items={items} />;
}

/** The languages, in their own names. */
export function LanguageMenu({ locale, onLocale }: { locale: Locale; onLocale: (locale: Locale) => void }) {
  const { t } = useLingui();
  const items = LOCALES.map((code) => ({
    id: code,
    label: LOCALE_NAMES[code],
    checked: code === locale,
    onSelect: () => onLocale(code),
  }));
  return <ButtonMenu variant="quiet" icon="language" label={t`Language`} items={items} />;
}
