import './file.css';
import { useLingui } from '@lingui/react/macro';
import { FilePicker } from '#views/ui/file-picker.tsx';
import { UploadLine } from './upload-line.tsx';
import { useUploads, type Transfers } from './use-uploads.ts';

interface TakeProps {
  readonly kind: string;
  readonly document: string;
}

/** Takes pictures, or attaches them, to a document; what is on its way is shown. */
export function TakePictures({ kind, document }: TakeProps) {
  return <PictureTaking transfers={useUploads(kind, document)} />;
}

/** The same, with transfers of the caller's. */
export function PictureTaking({ transfers }: { readonly transfers: Transfers }) {
  const { t } = useLingui();
  const { uploads, take, drop, retry } = transfers;
  return (
    <>
      <div className="ui-row">
        <FilePicker label={t`Take a photo`} icon="camera" accept="image/*" camera onFiles={take} />
        <FilePicker label={t`Attach a photo`} icon="upload" accept="image/*" multiple onFiles={take} />
      </div>
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
    </>
  );
}
