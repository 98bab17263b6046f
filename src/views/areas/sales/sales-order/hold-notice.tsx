import { useLingui } from '@lingui/react/macro';
import { useRow } from '#views/kit/document/model-context.tsx';
import { useReasonText } from '#views/kit/document/use-reasons.ts';
import { Notice } from '#views/ui/notice.tsx';

/** That an order is on hold, and why; nothing for any other. */
export function HoldNotice({ order }: { readonly order: string }) {
  const { t } = useLingui();
  const reasonText = useReasonText();
  const reason = useRow('salesOrder', order)?.holdReason;
  if (reason === undefined) return null;
  const why = reasonText('hold', reason);
  return <Notice tone="warning">{t`The order is on hold: ${why}`}</Notice>;
}
