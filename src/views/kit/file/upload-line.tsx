import { useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { Progress } from '#views/ui/progress.tsx';
import type { Upload } from './use-uploads.ts';

interface UploadLineProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onDrop: () => void;
}

/** An upload with its progress and a cancel button; a failed one says why and can be retried. */
export function UploadLine({ upload, onRetry, onDrop }: UploadLineProps) {
  const { t } = useLingui();
  const { file, share, failure, stop } = upload;
  if (failure !== null)
    return (
      <li className="file-upload" data-failed>
        <span className="file-upload-text" role="alert">
          <strong className="ui-truncate">{file.name}</strong>
          <span>{failure}</span>
        </span>
        <Button size="sm" icon="refresh" onClick={onRetry}>{t`Try again`}</Button>
        <Button size="sm" variant="quiet" icon="x" label={t`Discard ${file.name}`} onClick={onDrop} />
      </li>
    );
  return (
    <li className="file-upload">
      <Progress label={file.name} percent={Math.round(100 * (share ?? 0))} />
      <Button
        size="sm"
        variant="quiet"
        icon="x"
        label={t`Stop ${file.name}`}
        onClick={share === null ? onDrop : stop}
      />
    </li>
  );
}
