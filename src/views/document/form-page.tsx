import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { focusFirstWrong } from '../ui/focus-first-wrong.ts';
import { PageHeader, type Crumb } from '../ui/page-header.tsx';
import { useHotkeys } from '../ui/use-hotkeys.ts';
import { useLeaveGuard } from '../app/use-leave-guard.tsx';

interface FormPageProps {
  readonly title: string;
  readonly back: Crumb;
  readonly isDirty: boolean;
  readonly onSave: () => void;
  /** A second way to save that does one thing more: "Save and confirm". */
  readonly onward?: { readonly label: string; readonly onSave: () => void } | undefined;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A page with one form: Ctrl+Enter saves, leaving asks only if something would be lost. */
export function FormPage({ title, back, isDirty, onSave, onward, onCancel, children }: FormPageProps) {
  const { t } = useLingui();
  const guard = useLeaveGuard(isDirty);
  const save = (act = onSave): void => {
    guard.letting(act);
    focusFirstWrong('form.ui-form');
  };
  useHotkeys({ 'mod+Enter': () => save() });
  return (
    <form
      className="ui-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <PageHeader
        title={title}
        back={back}
        actions={<Others onCancel={onCancel} label={onward?.label} onOnward={() => save(onward?.onSave)} />}
        primary={
          <Button variant="primary" type="submit" icon="check" data-testid="save">
            {t`Save`}
          </Button>
        }
      />
      {children}
      {guard.dialog}
    </form>
  );
}

interface OthersProps {
  readonly onCancel: () => void;
  /** Of the second way to save, where there is one. */
  readonly label: string | undefined;
  readonly onOnward: () => void;
}

/** What else than saving there is to do. */
function Others({ onCancel, label, onOnward }: OthersProps) {
  return (
    <>
      <Button variant="quiet" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      {label !== undefined && (
        <Button data-testid="save-onward" onClick={onOnward}>
          {label}
        </Button>
      )}
    </>
  );
}
