import { useLingui } from '@lingui/react/macro';
import { LOCALES, LOCALE_NAMES, type Locale } from '#i18n/locale.ts';
import type { Preference, Preferences } from '#machines/preferences/preferences.rules.ts';
import { ButtonMenu } from '#views/ui/button-menu.tsx';
import type { IconName } from '#views/ui/icon.tsx';
import type { MenuItem } from '#views/ui/menu-item.ts';

const THEME_ICON: Record<Preferences['theme'], IconName> = { light: 'sun', dark: 'moon', system: 'desktop' };

interface LookMenuProps {
  readonly preferences: Preferences;
  readonly onPreference: (preference: Preference) => void;
}

/** Theme, density, skin and the dark navigation, each taking effect at once. */
export function LookMenu({ preferences, onPreference }: LookMenuProps) {
  const { t } = useLingui();
  const choice = (preference: Preference, label: string, icon?: IconName): MenuItem => ({
    id: `${preference.key}-${preference.value}`,
    label,
    icon,
    checked: preferences[preference.key] === preference.value,
    onSelect: () => onPreference(preference),
  });
  const dark = preferences['semi-dark'] === 'true';
  const items: readonly MenuItem[] = [
    { kind: 'label', id: 'theme', label: t`Theme` },
    choice({ key: 'theme', value: 'light' }, t`Light`, 'sun'),
    choice({ key: 'theme', value: 'dark' }, t`Dark`, 'moon'),
    choice({ key: 'theme', value: 'system' }, t`As the system`, 'desktop'),
    { kind: 'line', id: 'line-density' },
    { kind: 'label', id: 'density', label: t`Density` },
    choice({ key: 'density', value: 'comfortable' }, t`Comfortable`),
    choice({ key: 'density', value: 'compact' }, t`Compact`),
    { kind: 'line', id: 'line-skin' },
    { kind: 'label', id: 'skin', label: t`Surfaces` },
    choice({ key: 'skin', value: 'bordered' }, t`Bordered`),
    choice({ key: 'skin', value: 'default' }, t`Raised`),
    { kind: 'line', id: 'line-nav' },
    {
      id: 'semi-dark',
      label: t`Dark navigation`,
      checked: dark,
      onSelect: () => onPreference({ key: 'semi-dark', value: dark ? 'false' : 'true' }),
    },
  ];
  return (
    <ButtonMenu variant="quiet" icon={THEME_ICON[preferences.theme]} label={t`Appearance`} items={items} />
  );
}

/** The languages by their own names. */
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
