import { Trans, useLingui } from '@lingui/react/macro';
import { AppearanceSettings } from './appearance-settings.tsx';
import { useAppearance, type Appearance } from './use-appearance.ts';
import { Button } from '#views/ui/button.tsx';
import { SidePanel } from '#views/ui/side-panel.tsx';

interface CustomiserPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The appearance settings in a panel over the page that they change. */
export function CustomiserPanel({ open, onClose }: CustomiserPanelProps) {
  const { t } = useLingui();
  const appearance = useAppearance();
  return (
    <SidePanel
      open={open}
      clear
      width="25rem"
      title={t`Appearance`}
      onClose={onClose}
      actions={
        <>
          <RestoreButton appearance={appearance} />
          <Button variant="primary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      {open && <AppearanceSettings appearance={appearance} />}
    </SidePanel>
  );
}

/** Resets the appearance to its defaults. */
export function RestoreButton({ appearance }: { readonly appearance: Appearance }) {
  const { t } = useLingui();
  return (
    <Button
      icon="undo"
      data-testid="restore-appearance"
      onClick={appearance.restore}
      {...(appearance.isUntouched && { disabledReason: t`Everything is back to its defaults.` })}
    >
      <Trans>Restore the defaults</Trans>
    </Button>
  );
}
