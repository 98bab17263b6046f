import { useLingui } from '@lingui/react/macro';
import type { AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { reasonListOf } from '#model/areas/stock/adjustment/adjustment.line-rules.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { usePictures } from '#views/kit/file/use-pictures.ts';
import { TakePictures } from '#views/kit/file/take-pictures.tsx';
import { Notice } from '#views/ui/notice.tsx';
import type { AdjustLine } from './adjustment-draft.ts';

interface PhotoNoticeProps {
  readonly row: AdjustmentRow;
  readonly lines: readonly AdjustLine[];
}

/** Where a reason asks for a picture: takes one, to be chosen on its line. [AD7] */
export function PhotoNotice({ row, lines }: PhotoNoticeProps) {
  const { t } = useLingui();
  const reasons = useRows('reason');
  const pictures = usePictures(row.id);
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
      <TakePictures kind="adjustment" document={row.id} />
    </Notice>
  );
}
