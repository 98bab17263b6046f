import { useLingui } from '@lingui/react/macro';
import { LOCALES, LOCALE_NAMES, type Locale } from '#i18n/locale.ts';
import type { Preference } from '#machines/app/preferences/preferences.rules.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useAppearance } from '#views/frame/appearance/use-appearance.ts';
import { Field } from '#views/ui/field.tsx';
import type { Option } from '#views/ui/option.ts';
import { Select } from '#views/ui/select.tsx';

/** Theme, surfaces, density, direction and language of the page: the person's own preferences, as everywhere. */
export function GallerySwitches() {
  const { t } = useLingui();
  const { preferences, choose } = useAppearance();
  const choices: readonly Choice[] = [
    {
      key: 'theme',
      label: t`Theme`,
      words: { light: t`Light`, dark: t`Dark`, system: t`As the system` },
    },
    { key: 'skin', label: t`Surfaces`, words: { bordered: t`Bordered`, default: t`Raised` } },
    { key: 'density', label: t`Density`, words: { comfortable: t`Comfortable`, compact: t`Compact` } },
    { key: 'direction', label: t`Direction`, words: { ltr: t`Left to right`, rtl: t`Right to left` } },
  ];
  return (
    <div className="gallery-switches" role="group" aria-label={t`How the page looks`}>
      {choices.map(({ key, label, words }) => (
        <Field key={key} label={label}>
          <Select
            size="sm"
            name={`gallery-${key}`}
            value={preferences[key]}
            options={optionsOf(words)}
            onChange={(value) => choose({ key, value } as Preference)} // one of the words' keys
          />
        </Field>
      ))}
      <LanguageSwitch />
    </div>
  );
}

interface Choice {
  readonly key: 'theme' | 'skin' | 'density' | 'direction';
  readonly label: string;
  readonly words: Readonly<Record<string, string>>;
}

const optionsOf = (words: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

function LanguageSwitch() {
  const { t, i18n } = useLingui();
  const { changeLocale } = useApp();
  return (
    <Field label={t`Language`}>
      <Select<Locale>
        size="sm"
        name="gallery-language"
        value={i18n.locale as Locale} // the gallery's language is one of ours
        options={LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))}
        onChange={(locale) => changeLocale(`/${locale}`)}
      />
    </Field>
  );
}
