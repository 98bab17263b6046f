import type { KeyboardEvent, ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { RequiredNote } from '#views/ui/required-note.tsx';
import { Button } from '#views/ui/button.tsx';
import { focusFirstWrong, focusUnsettled } from '#views/ui/focus-first-wrong.ts';
import { focusNextField } from '#views/ui/focus-next-field.ts';
import { PageHeader, type Crumb } from '#views/ui/page-header.tsx';
import { useFirstFocus } from '#views/ui/use-first-focus.ts';
import { useFormKeys } from '#views/ui/use-form-keys.ts';
import { useOwnTitle } from '#views/navigation/own-title.tsx';
import { useLeaveGuard } from '#views/navigation/use-leave-guard.tsx';
import { DraftNotices, KeptBadge } from './draft-notices.tsx';
import type { DraftStanding } from './use-draft.ts';
import { useGivingUp } from './use-giving-up.tsx';

interface FormPageProps {
  readonly title: string;
  readonly back: Crumb;
  /** The draft: its contents, how it is stored, and whether a newer version exists. */
  readonly draft: DraftStanding;
  /** The kind of document that it creates, if it is a new one: other drafts of that kind are offered. */
  readonly creates?: string | undefined;
  readonly onSave: () => void;
  /** A second way to save that also does one more thing: "Save and confirm". Ctrl+Shift+Enter. */
  readonly onward?: { readonly label: string; readonly onSave: () => void } | undefined;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/**
 * A page with one form: Ctrl+Enter or Ctrl+S saves, Enter goes to the next field, leaving asks only if something would be lost,
 * and unsaved input is restored.
 */
export function FormPage(props: FormPageProps) {
  const { draft, onSave, onward } = props;
  useOwnTitle(props.title, { isWhole: true });
  const form = useFirstFocus();
  const guard = useLeaveGuard(draft.isDirty && !draft.isKept);
  const givingUp = useGivingUp(draft, () => guard.letting(props.onCancel));
  const save = (act = onSave): void => {
    if (focusUnsettled('form.ui-form')) return;
    guard.letting(act);
    focusFirstWrong('form.ui-form');
  };
  useFormKeys({ save: () => save(), onward: onward && (() => save(onward.onSave)) });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from its fields
    <form
      ref={form}
      className="ui-form"
      noValidate
      onKeyDown={enterGoesOn}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <PageHeader
        title={props.title}
        back={props.back}
        badges={<KeptBadge draft={draft} />}
        actions={
          <Others onCancel={givingUp.ask} label={onward?.label} onOnward={() => save(onward?.onSave)} />
        }
        primary={<SaveButton />}
      />
      <DraftNotices draft={draft} creates={props.creates} />
      <RequiredNote />
      {props.children}
      {guard.dialog}
      {givingUp.dialog}
    </form>
  );
}

function SaveButton() {
  return (
    <Button variant="primary" type="submit" icon="check" data-testid="save">
      <Trans>Save</Trans>
    </Button>
  );
}

/** Enter does not submit a half-filled form: it goes to the next field. */
function enterGoesOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
    return;
  if (!(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (target.getAttribute('aria-expanded') !== 'true') focusNextField(event.currentTarget, target);
}

interface OthersProps {
  readonly onCancel: () => void;
  /** Label of the second way to save, if there is one. */
  readonly label: string | undefined;
  readonly onOnward: () => void;
}

/** The buttons besides Save. */
function Others({ onCancel, label, onOnward }: OthersProps) {
  return (
    <>
      <Button variant="quiet" data-testid="cancel" onClick={onCancel}>
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
