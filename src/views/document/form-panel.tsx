import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { useLeaveGuard } from '../app/use-leave-guard.tsx';
import { Button } from '../ui/button.tsx';
import { focusFirstWrong } from '../ui/focus-first-wrong.ts';
import { SidePanel } from '../ui/side-panel.tsx';
import { useHotkeys } from '../ui/use-hotkeys.ts';

interface FormPanelProps {
  readonly title: string;
  readonly isDirty: boolean;
  readonly onSave: () => void;
  /** Of the button that saves, where it does more than that. */
  readonly saveLabel?: string;
  readonly onClose: () => void;
  /** Why nothing can be saved; the form is then only read. */
  readonly readOnlyBecause?: string | undefined;
  /** A new one may be saved as it stands; one that is there, once something was changed. */
  readonly isNew: boolean;
  /** Over the fields: state, other actions. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** A form beside a list: Ctrl+Enter saves, leaving asks only if something would be lost. */
export function FormPanel(props: FormPanelProps) {
  const { title, isDirty, isNew, onSave, saveLabel, onClose, readOnlyBecause, head, children } = props;
  const guard = useLeaveGuard(isDirty);
  const save = (): void => {
    guard.letting(onSave);
    focusFirstWrong('.ui-side');
  };
  useHotkeys({ 'mod+Enter': save });
  const actions = (
    <>
      <Button variant="quiet" onClick={onClose}>
        {isDirty || isNew ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}
      </Button>
      {(isDirty || isNew) && (
        <Button
          variant="primary"
          icon="check"
          disabledReason={readOnlyBecause}
          data-testid="save"
          onClick={save}
        >
          {saveLabel ?? <Trans>Save</Trans>}
        </Button>
      )}
    </>
  );
  return (
    <SidePanel open title={title} onClose={onClose} width="34rem" actions={actions}>
      <div className="ui-stack">
        {head}
        {children}
      </div>
      {guard.dialog}
    </SidePanel>
  );
}
