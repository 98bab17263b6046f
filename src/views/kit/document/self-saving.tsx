import type { FocusEvent, ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useLeaveGuard } from '#views/navigation/use-leave-guard.tsx';
import { Badge } from '#views/ui/badge.tsx';
import { Button } from '#views/ui/button.tsx';
import { Either } from '#views/ui/room.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { useFormKeys } from '#views/ui/use-form-keys.ts';
import { ElsewhereNotice } from './draft-notices.tsx';
import type { DraftStanding } from './use-draft.ts';
import { useSaveDraft } from './use-save-draft.ts';

export type Save = ReturnType<typeof useSaveDraft>;

/** Saves a document automatically, and by key; leaving asks only if something would be lost. */
export function useSelfSaving<T>(saving: Omit<Parameters<typeof useSaveDraft<T>>[0], 'byItself'>) {
  const { isDirty, isKept } = saving.draft;
  const save = useSaveDraft({ ...saving, byItself: true, goesOn: isInLine });
  const { dialog } = useLeaveGuard(isDirty && !isKept);
  useFormKeys({ save: () => void save() });
  return { save, dialog, state: <SaveState isDirty={isDirty} onSave={() => void save()} /> };
}

interface SelfSavedProps {
  readonly draft: DraftStanding;
  readonly save: Save;
  /** Shown when somebody else has saved in the meantime. */
  readonly behind: string;
  readonly children: ReactNode;
}

/** The fields of a self-saving document: each line and field is saved when it loses the focus. */
export function SelfSaved({ draft, save, behind, children }: SelfSavedProps) {
  const { t } = useLingui();
  return (
    <div className="ui-stack" onBlur={(event) => leavesPlace(event) && save({ quiet: true })}>
      {draft.isBehind && (
        <Notice
          tone="warning"
          actions={<Button size="sm" onClick={draft.takeTheirs}>{t`Show theirs`}</Button>}
        >
          {behind}
        </Notice>
      )}
      <ElsewhereNotice draft={draft} />
      {children}
    </div>
  );
}

/** A line is one change: it is saved when it is left, not at every pause in it. */
const isInLine = (): boolean => Boolean(document.activeElement?.closest('tr[data-row]'));

const PLACE = 'tr[data-row], .ui-field';

/** Whether the focus leaves its line or field, rather than moving within it. */
function leavesPlace({ target, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  const next = relatedTarget instanceof Element ? relatedTarget.closest(PLACE) : null;
  return target.closest(PLACE) !== next;
}

/** Shows whether everything is saved, and saves it; both take the same room. [UI36] */
export function SaveState({ isDirty, onSave }: { readonly isDirty: boolean; readonly onSave: () => void }) {
  const { t } = useLingui();
  const saved = <Badge icon="cloudCheck">{t`Saved`}</Badge>;
  if (isDirty)
    return (
      <Either or={saved}>
        <Button icon="check" data-testid="save" onClick={onSave}>
          {t`Save`}
        </Button>
      </Either>
    );
  return (
    <Either or={<Button icon="check">{t`Save`}</Button>}>
      <span role="status">{saved}</span>
    </Either>
  );
}
