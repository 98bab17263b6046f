import { Trans, useLingui } from '@lingui/react/macro';
import { ColourSettings } from './colour-settings.tsx';
import { LayoutSettings } from './layout-settings.tsx';
import { LayoutPicture, SystemPicture } from './layout-picture.tsx';
import type { Appearance } from './use-appearance.ts';
import { PictureChoices } from '#views/ui/picture-choices.tsx';
import { Switch } from '#views/ui/switch.tsx';
import './appearance.css';

/** All appearance settings. */
export function AppearanceSettings({ appearance }: { readonly appearance: Appearance }) {
  return (
    <div className="app-appearance">
      <section>
        <h3>
          <Trans>Theme and colours</Trans>
        </h3>
        <ThemeSettings appearance={appearance} />
        <ColourSettings appearance={appearance} />
        <SurfaceSettings appearance={appearance} />
      </section>
      <section>
        <h3>
          <Trans>Layout</Trans>
        </h3>
        <LayoutSettings appearance={appearance} />
      </section>
      <section>
        <h3>
          <Trans>Keyboard</Trans>
        </h3>
        <KeySettings appearance={appearance} />
      </section>
    </div>
  );
}

/** For people who dictate, or whose hand presses keys unmeant. [KEY4] */
function KeySettings({ appearance: { preferences, choose } }: { readonly appearance: Appearance }) {
  const { t } = useLingui();
  return (
    <Switch
      label={t`Shortcuts of a single key`}
      hint={t`Such as N for a new document. Those with Ctrl always work.`}
      checked={preferences['single-keys'] === 'true'}
      onChange={(on) => choose({ key: 'single-keys', value: on ? 'true' : 'false' })}
    />
  );
}

function ThemeSettings({ appearance: { preferences, choose } }: { readonly appearance: Appearance }) {
  const { t } = useLingui();
  return (
    <PictureChoices
      testId="setting-theme"
      label={t`Theme`}
      value={preferences.theme}
      options={[
        { value: 'light', label: t`Light`, picture: <LayoutPicture scheme="light" /> },
        { value: 'dark', label: t`Dark`, picture: <LayoutPicture scheme="dark" /> },
        { value: 'system', label: t`As the system`, picture: <SystemPicture /> },
      ]}
      onChange={(value) => choose({ key: 'theme', value })}
    />
  );
}

function SurfaceSettings({ appearance: { preferences, choose } }: { readonly appearance: Appearance }) {
  const { t } = useLingui();
  return (
    <>
      <PictureChoices
        testId="setting-skin"
        label={t`Surfaces`}
        value={preferences.skin}
        options={[
          { value: 'bordered', label: t`Bordered`, picture: <LayoutPicture skin="bordered" /> },
          { value: 'default', label: t`Raised`, picture: <LayoutPicture skin="default" /> },
        ]}
        onChange={(value) => choose({ key: 'skin', value })}
      />
      <PictureChoices
        testId="setting-density"
        label={t`Density`}
        value={preferences.density}
        options={[
          { value: 'comfortable', label: t`Comfortable`, picture: <LayoutPicture density="comfortable" /> },
          { value: 'compact', label: t`Compact`, picture: <LayoutPicture density="compact" /> },
        ]}
        onChange={(value) => choose({ key: 'density', value })}
      />
      <Switch
        label={t`Dark navigation`}
        hint={t`The navigation is dark beside light pages.`}
        checked={preferences['semi-dark'] === 'true'}
        onChange={(on) => choose({ key: 'semi-dark', value: on ? 'true' : 'false' })}
      />
    </>
  );
}
