import { useLingui } from '@lingui/react/macro';
import { IconCheck, IconDeviceDesktop, IconLanguage, IconMoon, IconSun } from './tabler.ts';
import { LOCALES, LOCALE_NAMES } from '#i18n/locale.ts';
import { siteAddress } from '../navigation/site-address.ts';
import { useSiteHost, useHostValue } from './site-host.ts';
import { SiteMenu } from './site-menu.tsx';

const THEME_ICON = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop } as const;

/** The page in the other languages: links, so that nothing but HTML is needed. */
export function SiteLanguageMenu({ path }: { readonly path: string }) {
  const { t, i18n } = useLingui();
  const { keepLanguage } = useSiteHost();
  return (
    <SiteMenu label={t`Language`} icon={<IconLanguage size={18} aria-hidden />}>
      {LOCALES.map((locale) => (
        <li key={locale}>
          <a
            href={siteAddress(locale, path)}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === i18n.locale ? 'true' : undefined}
            onClick={() => keepLanguage(locale)}
          >
            <span>{LOCALE_NAMES[locale]}</span>
            {locale === i18n.locale && <IconCheck size={16} aria-hidden />}
          </a>
        </li>
      ))}
    </SiteMenu>
  );
}

/** The theme, applied at once. It takes JavaScript, and is not shown without. */
export function SiteLookMenu() {
  const { t } = useLingui();
  const { chooseTheme } = useSiteHost();
  const theme = useHostValue('theme');
  const Icon = THEME_ICON[theme];
  const choices = [
    ['light', t`Light`],
    ['dark', t`Dark`],
    ['system', t`As the system`],
  ] as const;
  return (
    <SiteMenu label={t`Theme`} icon={<Icon size={18} aria-hidden />} className="site-scripted">
      {choices.map(([value, label]) => (
        <li key={value}>
          <button type="button" aria-pressed={theme === value} onClick={() => chooseTheme(value)}>
            <span>{label}</span>
            {theme === value && <IconCheck size={16} aria-hidden />}
          </button>
        </li>
      ))}
    </SiteMenu>
  );
}
