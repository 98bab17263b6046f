import { useLingui } from '@lingui/react/macro';
import { AppearanceSettings } from './appearance-settings.tsx';
import { RestoreButton } from './customiser-panel.tsx';
import { useAppearance } from './use-appearance.ts';
import { Panel } from '#views/ui/panel.tsx';

/** The appearance settings as a part of a page. */
export function AppearancePanel() {
  const { t } = useLingui();
  const appearance = useAppearance();
  return (
    <Panel
      title={t`Appearance`}
      subtitle={t`Applies to this device immediately.`}
      foot={<RestoreButton appearance={appearance} />}
    >
      <AppearanceSettings appearance={appearance} />
    </Panel>
  );
}
