import { Trans, useLingui } from '@lingui/react/macro';
import type { LandedPreview } from '#model/areas/purchasing/landed-cost/landed-cost.api.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import type { Async } from '#views/ui/use-async.ts';

interface NoticeProps {
  readonly preview: Async<LandedPreview | null>;
}

/** Why it is not known what charges would do, or why they cannot be booked as they are. */
export function PreviewNotice({ preview }: NoticeProps) {
  const { t } = useLingui();
  if (preview.status === 'failed')
    return (
      <Notice actions={<Button onClick={preview.retry}>{t`Try again`}</Button>}>
        <Trans>The server can’t be reached, so what this changes is not known here.</Trans>
      </Notice>
    );
  if (preview.status !== 'ready' || !preview.value?.problem) return null;
  const { code, params = {}, fields = {} } = preview.value.problem;
  const tone = code === 'receiptsToCome' ? 'info' : 'warning';
  return <RefusalNotice kind="landedCost" tone={tone} refusal={{ code, params, fields }} />;
}
