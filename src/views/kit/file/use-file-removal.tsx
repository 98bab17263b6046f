import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Attachable, FileEntry } from '#model/file/file.facts.ts';
import { isRemovable } from '#model/file/file.rules.ts';
import { useModel } from '../document/model-context.tsx';
import { usePropose } from '../document/use-propose.ts';
import { ConfirmDialog } from '#views/ui/confirm-dialog.tsx';

interface FileRemoval {
  /** Asks whether to remove a file; undefined for those who may not. */
  of(entry: FileEntry): (() => void) | undefined;
  /** Render it once. */
  readonly dialog: ReactNode;
}

/** Removes files of a document, after a question. */
export function useFileRemoval(kind: Attachable, document: string): FileRemoval {
  const { t } = useLingui();
  const model = useModel();
  const propose = usePropose();
  const [removing, setRemoving] = useState<FileEntry | null>(null);
  const person = { by: model.user, may: (permission: string) => model.may(permission) };
  const remove = (): void => {
    if (removing) propose({ kind: 'file', document, type: 'remove', data: { id: removing.id } });
    setRemoving(null);
  };
  const dialog = (
    <ConfirmDialog
      open={removing !== null}
      danger
      title={t`Remove ${removing?.name ?? ''}?`}
      confirmLabel={t`Remove file`}
      onConfirm={remove}
      onClose={() => setRemoving(null)}
    >
      <Trans>It is no longer available. The history still shows that it was here.</Trans>
    </ConfirmDialog>
  );
  return {
    of: (entry) => (isRemovable(entry, kind, person) ? () => setRemoving(entry) : undefined),
    dialog,
  };
}
