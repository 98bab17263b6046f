import { useState } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PRIMARY_COLOURS, type Scheme } from '#machines/app/preferences/preferences.rules.ts';
import type { Appearance } from './use-appearance.ts';
import { ColourChoices } from '#views/ui/colour-choices.tsx';
import { ColourInput } from '#views/ui/colour-input.tsx';
import { Switch } from '#views/ui/switch.tsx';

const COLOUR_NAMES: Record<(typeof PRIMARY_COLOURS)[number], MessageDescriptor> = {
  '#16B1FF': msg`Sky`,
  '#3366FF': msg`Blue`,
  '#6C5CE7': msg`Indigo`,
  '#B14AED': msg`Violet`,
  '#E5397F': msg`Rose`,
  '#F2711C': msg`Orange`,
  '#E0A100': msg`Amber`,
  '#2FA84F': msg`Green`,
  '#0E9F9A': msg`Teal`,
  '#64748B': msg`Slate`,
};

/** The primary colour and its darker tone: one for both themes, or one for each. */
export function ColourSettings({ appearance }: { readonly appearance: Appearance }) {
  const { t } = useLingui();
  const { preferences, choosePrimary } = appearance;
  const [isSplit, setSplit] = useState(
    preferences['light-primary-color'] !== preferences['dark-primary-color'],
  );
  const split = (on: boolean): void => {
    setSplit(on);
    if (!on) choosePrimary('dark', preferences['light-primary-color']);
  };
  return (
    <>
      <PrimaryColour
        appearance={appearance}
        label={isSplit ? t`Primary colour, light theme` : t`Primary colour`}
        schemes={isSplit ? ['light'] : ['light', 'dark']}
      />
      <Switch label={t`Another colour in the dark theme`} checked={isSplit} onChange={split} />
      {isSplit && (
        <PrimaryColour appearance={appearance} label={t`Primary colour, dark theme`} schemes={['dark']} />
      )}
    </>
  );
}

interface PrimaryColourProps {
  readonly appearance: Appearance;
  readonly label: string;
  /** The themes it applies to; the first one's colour is shown. */
  readonly schemes: readonly [Scheme, ...Scheme[]];
}

function PrimaryColour({ appearance, label, schemes }: PrimaryColourProps) {
  const { t, i18n } = useLingui();
  const { preferences, choose, choosePrimary } = appearance;
  const colour = preferences[`${schemes[0]}-primary-color`];
  const choosePrimaries = (value: string): void => schemes.forEach((scheme) => choosePrimary(scheme, value));
  const chooseDarker = (value: string): void =>
    schemes.forEach((scheme) => choose({ key: `${scheme}-primary-darker-color`, value }));
  return (
    <div className="app-colours" data-testid={`setting-primary-${schemes[0]}`}>
      <ColourChoices
        label={label}
        value={colour}
        options={PRIMARY_COLOURS.map((value) => ({ value, label: i18n._(COLOUR_NAMES[value]) }))}
        onChange={choosePrimaries}
      />
      <div className="app-colours-own">
        <ColourInput label={t`Own colour`} value={colour} onChange={choosePrimaries} />
        <ColourInput
          label={t`Darker tone`}
          value={preferences[`${schemes[0]}-primary-darker-color`]}
          onChange={chooseDarker}
        />
      </div>
      <p className="ui-field-hint">
        {t`Text uses a shade of it that is readable on every surface. The darker shade is for buttons under the pointer.`}
      </p>
    </div>
  );
}
