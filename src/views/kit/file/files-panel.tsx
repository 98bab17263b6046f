import './file.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Attachable, type FileEntry } from '#model/file/file.facts.ts';
import { fileTypes } from '#model/values/file-types.ts';
import { attachRefusal } from '#model/file/file.rules.ts';
import { useModel } from '../document/model-context.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { FilePicker } from '#views/ui/file-picker.tsx';
import { DropArea } from './drop-area.tsx';
import { FileCard } from './file-card.tsx';
import { UploadLine } from './upload-line.tsx';
import { useFileRemoval } from './use-file-removal.tsx';
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
    <DropArea label={t`Files`} onFiles={mayAttach ? take : undefined}>
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
  const removal = useFileRemoval(kind, document);
  return (
    <>
      <ul className="file-cards" aria-label={t`Files`}>
        {entries.map((entry) => (
          <FileCard
            key={entry.id}
            place={{ company: model.company, kind, document }}
            entry={entry}
            onRemove={removal.of(entry)}
          />
        ))}
      </ul>
      {removal.dialog}
    </>
  );
}
