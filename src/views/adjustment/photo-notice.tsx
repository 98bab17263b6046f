import { useLingui } from '@lingui/react/macro';
import type { AdjustmentRow } from '#model/adjustment/adjustment.facts.ts';
import { reasonListOf } from '#model/adjustment/adjustment.line-rules.ts';
import { useRows } from '../document/model-context.tsx';
import { useUploads } from '../file/use-uploads.ts';
import { UploadLine } from '../file/upload-line.tsx';
import { FilePicker } from '../ui/file-picker.tsx';
import { Notice } from '../ui/notice.tsx';
import type { AdjustLine } from './adjustment-draft.ts';
import { usePictures } from './photo-column.tsx';

interface PhotoNoticeProps {
  readonly row: AdjustmentRow;
  readonly lines: readonly AdjustLine[];
}

/** Where a reason asks for a picture: takes one, to be chosen on its line. [AD7] */
export function PhotoNotice({ row, lines }: PhotoNoticeProps) {
  const { t } = useLingui();
  const reasons = useRows('reason');
  const pictures = usePictures(row.id);
  const { uploads, take, drop, retry } = useUploads('adjustment', row.id);
  const asks = (line: AdjustLine): boolean =>
    reasons.some(
      ({ action, code, photo }) => photo && code === line.reason && action === reasonListOf(row.mode, line),
    );
  const lacking = lines.filter(
    (line) => asks(line) && !pictures.some(({ value }) => value === line.photo),
  ).length;
  if (lacking === 0) return null;
  return (
    <Notice tone="warning" title={t`The reason asks for a photo`}>
      <p>{t`Attach it here, then choose it on its line.`}</p>
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
    </Notice>
  );
}
