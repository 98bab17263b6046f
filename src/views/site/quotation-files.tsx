import { Trans, useLingui } from '@lingui/react/macro';
import { MOST_LINK_FILES } from '#model/sharing/shared-purpose.ts';
import { useSharedHost, useSharedStatus, type SentFile } from './shared-host.ts';

interface FilesProps {
  readonly files: readonly SentFile[];
  readonly onFiles: (files: readonly SentFile[]) => void;
}

/** Files that go with an answer: each is sent as it is chosen, and named by the answer. [LNK17] */
export function QuotationFiles({ files, onFiles }: FilesProps) {
  const { t } = useLingui();
  const { sendFile } = useSharedHost();
  const { sending } = useSharedStatus();
  const send = async (file: File | undefined): Promise<void> => {
    if (!file || sending !== null) return;
    const sent = await sendFile(file);
    if (sent) onFiles([...files, sent]);
  };
  return (
    <div className="ui-field">
      <label className="ui-field-label" htmlFor="shared-file">
        <Trans>Attach a file</Trans>
      </label>
      {files.length > 0 && (
        <ul aria-label={t`Attached files`}>
          {files.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
      {files.length < MOST_LINK_FILES && (
        <input
          id="shared-file"
          type="file"
          className="ui-input"
          onChange={({ target }) => {
            void send(target.files?.[0]);
            target.value = '';
          }}
        />
      )}
      <small className="shared-note">
        <Trans>A price list or a drawing, at most 10 MB.</Trans>
      </small>
    </div>
  );
}
