import type { KeyboardEvent, ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { focusFirstWrong } from '../ui/focus-first-wrong.ts';
import { focusNextField } from '../ui/focus-next-field.ts';
import { PageHeader, type Crumb } from '../ui/page-header.tsx';
import { useHotkeys } from '../ui/use-hotkeys.ts';
import { useOwnTitle } from '../app/own-title.tsx';
import { useLeaveGuard } from '../app/use-leave-guard.tsx';
import { DraftNotices, KeptBadge } from './draft-notices.tsx';
import type { DraftStanding } from './use-draft.ts';
import { useGivingUp } from './use-giving-up.tsx';

interface FormPageProps {
  readonly title: string;
  readonly back: Crumb;
  /** What is written, how it is kept, and who is ahead of it. */
  readonly draft: DraftStanding;
  /** The kind of document that it makes, where that is new: others that were begun are offered. */
  readonly creates?: string | undefined;
  readonly onSave: () => void;
  /** A second way to save that does one thing more: "Save and confirm". Ctrl+Shift+Enter. */
  readonly onward?: { readonly label: string; readonly onSave: () => void } | undefined;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/**
 * A page with one form: Ctrl+Enter saves, Enter goes to the next field, leaving asks only if something would be lost,
 * and what was written before and not saved is there again.
 */
export function FormPage(props: FormPageProps) {
  const { draft, onSave, onward } = props;
  useOwnTitle(props.title, { isWhole: true });
  const guard = useLeaveGuard(draft.isDirty && !draft.isKept);
  const givingUp = useGivingUp(draft, () => guard.letting(props.onCancel));
  const save = (act = onSave): void => {
    guard.letting(act);
    focusFirstWrong('form.ui-form');
  };
  useHotkeys({ 'mod+Enter': () => save(), 'mod+shift+Enter': () => save(onward?.onSave) });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from its fields
    <form
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

/** Enter in a field does not send a form that is half written: it goes on to the next field. */
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
  /** Of the second way to save, where there is one. */
  readonly label: string | undefined;
  readonly onOnward: () => void;
}

/** What else than saving there is to do. */
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
