import './file.css';
import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { fileTypes, type Attachable, type FileEntry } from '#model/file/file.facts.ts';
import { attachRefusal, isRemovable } from '#model/file/file.rules.ts';
import { useModel } from '../document/model-context.tsx';
import { usePropose } from '../document/use-propose.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FilePicker } from '../ui/file-picker.tsx';
import { FileCard } from './file-card.tsx';
import { UploadLine } from './upload-line.tsx';
import type { Transfers } from './use-uploads.ts';

interface FilesPanelProps {
  readonly kind: Attachable;
  readonly document: string;
  readonly entries: readonly FileEntry[];
  readonly transfers: Transfers;
}

/** The files of a document; add new ones by drop, paste, file picker or camera. */
export function FilesPanel({ kind, document, entries, transfers }: FilesPanelProps) {
  const { t } = useLingui();
  const { uploads, take, drop, retry } = transfers;
  const model = useModel();
  const mayAttach = attachRefusal(kind, { may: (permission) => model.may(permission) }) === null;
  return (
    <DropArea onFiles={mayAttach ? take : undefined}>
      {mayAttach && <Choosing onFiles={take} />}
      {uploads.length > 0 && (
        <ul className="file-uploads" aria-label={t`On their way`}>
          {uploads.map((upload) => (
            <UploadLine
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload)}
              onDrop={() => drop(upload.id)}
            />
          ))}
        </ul>
      )}
      {entries.length === 0 && uploads.length === 0 && (
        <EmptyState icon="file" title={t`No files yet`}>
          <Trans>Photos of damage, delivery notes, drawings: what belongs to this document.</Trans>
        </EmptyState>
      )}
      {entries.length > 0 && <FileCards kind={kind} document={document} entries={entries} />}
    </DropArea>
  );
}

function Choosing({ onFiles }: { readonly onFiles: (files: Iterable<File>) => void }) {
  const { t } = useLingui();
  return (
    <div className="ui-row">
      <FilePicker
        label={t`Attach files`}
        icon="upload"
        multiple
        accept={fileTypes.join(',')}
        onFiles={onFiles}
      />
      <FilePicker label={t`Take a photo`} icon="scan" accept="image/*" camera onFiles={onFiles} />
      <span className="ui-faint">
        <Trans>or drop or paste them here. Up to 10 MB each.</Trans>
      </span>
    </div>
  );
}

function FileCards({ kind, document, entries }: Omit<FilesPanelProps, 'transfers'>) {
  const { t } = useLingui();
  const model = useModel();
  const propose = usePropose();
  const [removing, setRemoving] = useState<FileEntry | null>(null);
  const person = { by: model.user, may: (permission: string) => model.may(permission) };
  const remove = (): void => {
    if (removing) propose({ kind: 'file', document, type: 'remove', data: { id: removing.id } });
    setRemoving(null);
  };
  return (
    <>
      <ul className="file-cards" aria-label={t`Files`}>
        {entries.map((entry) => (
          <FileCard
            key={entry.id}
            place={{ company: model.company, kind, document }}
            entry={entry}
            onRemove={isRemovable(entry, kind, person) ? () => setRemoving(entry) : undefined}
          />
        ))}
      </ul>
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
    </>
  );
}

interface DropAreaProps {
  /** Undefined for those who may not attach any. */
  readonly onFiles: ((files: Iterable<File>) => void) | undefined;
  readonly children: React.ReactNode;
}

/** Accepts files dropped or pasted anywhere in it. */
function DropArea({ onFiles, children }: DropAreaProps) {
  const { t } = useLingui();
  const [isOver, setOver] = useState(false);
  if (!onFiles)
    return (
      <section className="ui-stack" aria-label={t`Files`}>
        {children}
      </section>
    );
  const over = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const dropped = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onFiles(event.dataTransfer.files);
  };
  const pasted = (event: ClipboardEvent): void => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    onFiles(event.clipboardData.files);
  };
  return (
    // Paste events go to the focused element, so the area is focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <section
      className="file-area ui-stack"
      aria-label={t`Files`}
      data-over={isOver}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
      onPaste={pasted}
    >
      {children}
    </section>
  );
}
