import { useId, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import { useLeaveGuard } from '#views/navigation/use-leave-guard.tsx';
import { DraftNotices, KeptBadge } from '#views/kit/document/draft-notices.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import type { DraftStanding } from '#views/kit/document/use-draft.ts';
import { useGivingUp } from '#views/kit/document/use-giving-up.tsx';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { Button } from '#views/ui/button.tsx';
import { focusFirstWrong, focusUnsettled } from '#views/ui/focus-first-wrong.ts';
import { RequiredNote } from '#views/ui/required-note.tsx';
import { settleTyped } from '#views/ui/settle-typed.ts';
import { useFormKeys } from '#views/ui/use-form-keys.ts';

interface CompanyFormFrameProps {
  readonly draft: DraftStanding;
  /** Why nothing can be saved; null: it can. */
  readonly refusal: Refusal | null;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

/** A form of the company's settings, with its panels: it stays on the page, and saves what has changed. */
export function CompanyFormFrame({ draft, refusal, onSave, children }: CompanyFormFrameProps) {
  const id = useId();
  const guard = useLeaveGuard(draft.isDirty && !draft.isKept);
  const givingUp = useGivingUp(draft, () => {});
  const within = `#${CSS.escape(id)}`;
  const save = (): void => {
    if (refusal || focusUnsettled(within)) return;
    guard.letting(onSave);
    focusFirstWrong(within);
  };
  useFormKeys({ save });
  return (
    <form
      id={id}
      className="ui-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Enter submits it from within a field that is not left.
        settleTyped(document.activeElement, save);
      }}
    >
      <DraftNotices draft={draft} />
      <RefusalNotice kind="company" refusal={refusal} tone="info" />
      <RequiredNote />
      {children}
      <FrameButtons draft={draft} refusal={refusal} onCancel={givingUp.ask} />
      {guard.dialog}
      {givingUp.dialog}
    </form>
  );
}

interface FrameButtonsProps extends Pick<CompanyFormFrameProps, 'draft' | 'refusal'> {
  readonly onCancel: () => void;
}

function FrameButtons({ draft, refusal, onCancel }: FrameButtonsProps) {
  const { t } = useLingui();
  const refused = useRefused('company');
  return (
    <div className="ui-row">
      <Button
        variant="primary"
        type="submit"
        icon="check"
        {...(draft.isDirty ? refused(refusal) : { disabledReason: t`Nothing has changed.` })}
        data-testid="save"
      >
        <Trans>Save</Trans>
      </Button>
      {draft.isDirty && (
        <Button variant="quiet" data-testid="cancel" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      )}
      <KeptBadge draft={draft} />
    </div>
  );
}
