import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useRow } from '../document/model-context.tsx';
import { reasonWords } from '../document/reason.messages.ts';
import { Notice } from '../ui/notice.tsx';

/** That an order is on hold, and why; nothing for any other. */
export function HoldNotice({ order }: { readonly order: string }) {
  const { t, i18n } = useLingui();
  const reason = useRow('salesOrder', order)?.holdReason;
  if (reason === undefined) return null;
  const known: Readonly<Record<string, MessageDescriptor>> = reasonWords;
  const said = known[reason];
  const why = said ? i18n._(said) : reason;
  return <Notice tone="warning">{t`The order is on hold: ${why}`}</Notice>;
}
