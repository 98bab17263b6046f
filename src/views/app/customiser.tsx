import { useSelector } from '@xstate/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { AppearanceSettings } from './appearance-settings.tsx';
import { useApp } from './app-context.tsx';
import { useAppearance, type Appearance } from './use-appearance.ts';
import { Button } from '../ui/button.tsx';
import { SidePanel } from '../ui/side-panel.tsx';

/** The look of the application in a panel over the page that it changes. */
export function Customiser() {
  const { t } = useLingui();
  const { preferences } = useApp();
  const isOpen = useSelector(preferences, (snapshot) => snapshot.matches({ customiser: 'open' }));
  const appearance = useAppearance();
  const close = (): void => preferences.send({ type: 'closeCustomiser' });
  return (
    <SidePanel
      open={isOpen}
      clear
      width="25rem"
      title={t`Appearance`}
      onClose={close}
      actions={
        <>
          <RestoreButton appearance={appearance} />
          <Button variant="primary" onClick={close}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      {isOpen && <AppearanceSettings appearance={appearance} />}
    </SidePanel>
  );
}

/** The way back to how it all looked at first. */
export function RestoreButton({ appearance }: { readonly appearance: Appearance }) {
  const { t } = useLingui();
  return (
    <Button
      icon="undo"
      data-testid="restore-appearance"
      onClick={appearance.restore}
      {...(appearance.isUntouched && { disabledReason: t`Everything is as it was at first.` })}
    >
      <Trans>Restore the defaults</Trans>
    </Button>
  );
}
