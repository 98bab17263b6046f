import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLeaveGuard } from '#views/navigation/use-leave-guard.tsx';
import { RequiredNote } from '#views/ui/required-note.tsx';
import { Button } from '#views/ui/button.tsx';
import { ConfirmDialog } from '#views/ui/confirm-dialog.tsx';
import { focusFirstWrong, focusUnsettled } from '#views/ui/focus-first-wrong.ts';
import { SidePanel } from '#views/ui/side-panel.tsx';
import { useFormKeys } from '#views/ui/use-form-keys.ts';
import { DraftNotices, KeptBadge } from './draft-notices.tsx';
import type { DraftStanding } from './use-draft.ts';
import type { Refused } from './use-refused.ts';
import { useGivingUp } from './use-giving-up.tsx';

interface FormPanelProps {
  readonly title: string;
  /** The draft; one with only `isDirty` is lost when the panel closes. */
  readonly draft: DraftStanding | Pick<DraftStanding, 'isDirty'>;
  /** The kind of document that it creates, if it is a new one: other drafts of that kind are offered. */
  readonly creates?: string | undefined;
  readonly onSave: () => void;
  /** What saving does beyond the form, to be agreed to first; undefined if nothing. */
  readonly question?: () => ReactNode | undefined;
  /** Label of the save button, if it does more than save. */
  readonly saveLabel?: string;
  readonly onClose: () => void;
  /** Why nothing can be saved; the form is then read-only. */
  readonly refused?: Refused | undefined;
  /** A new document can be saved unchanged; an existing one only after a change. */
  readonly isNew: boolean;
  /** Shown above the fields: state, other actions. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** A form next to a list: Ctrl+Enter saves, leaving asks only if something would be lost, Cancel discards the input. */
export function FormPanel(props: FormPanelProps) {
  const { title, draft, creates, onSave, onClose, head, children } = props;
  const kept = 'isKept' in draft ? draft : undefined;
  const guard = useLeaveGuard(draft.isDirty && !kept?.isKept);
  const givingUp = useGivingUp(draft, () => guard.letting(onClose));
  const { save, dialog } = useAskedFirst(props.question, () => {
    if (focusUnsettled('.ui-side')) return;
    guard.letting(onSave);
    focusFirstWrong('.ui-side');
  });
  useFormKeys({ save });
  return (
    <SidePanel
      open
      title={title}
      onClose={onClose}
      width="34rem"
      actions={<Buttons {...props} onSave={save} onCancel={givingUp.ask} />}
    >
      <div className="ui-stack">
        {kept && <DraftNotices draft={kept} creates={creates} />}
        {head}
        <RequiredNote />
        {children}
      </div>
      {dialog}
      {guard.dialog}
      {givingUp.dialog}
    </SidePanel>
  );
}

/** Saves at once, or once what it does beyond the form is agreed to. */
function useAskedFirst(question: FormPanelProps['question'], onSave: () => void) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<ReactNode>();
  const save = (): void => {
    const found = question?.();
    if (found === undefined) onSave();
    else setAsked(found);
  };
  const agree = (): void => {
    setAsked(undefined);
    onSave();
  };
  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      title={t`Save this change?`}
      confirmLabel={t`Save`}
      onConfirm={agree}
      onClose={() => setAsked(undefined)}
    >
      {asked}
    </ConfirmDialog>
  );
  return { save, dialog };
}

function Buttons(props: FormPanelProps & { readonly onCancel: () => void }) {
  const { draft, isNew, onSave, saveLabel, refused, onCancel } = props;
  const isOpen = draft.isDirty || isNew;
  return (
    <>
      {'isKept' in draft && <KeptBadge draft={draft} />}
      <Button variant="quiet" data-testid="cancel" onClick={onCancel}>
        {isOpen ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}
      </Button>
      {isOpen && (
        <Button variant="primary" icon="check" {...refused} data-testid="save" onClick={onSave}>
          {saveLabel ?? <Trans>Save</Trans>}
        </Button>
      )}
    </>
  );
}
