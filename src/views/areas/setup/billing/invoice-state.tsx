import { Plural, useLingui } from '@lingui/react/macro';
import type { Invoice } from '#model/areas/setup/subscription/subscription.facts.ts';
import { isOwed, isUnderWay } from '#model/areas/setup/subscription/subscription.terms.ts';
import { useFormat } from '#views/ui/use-format.ts';

/** Whether an invoice is paid, how often its payment was refused, and what comes next. */
export function InvoiceState({ invoice }: { readonly invoice: Invoice }) {
  const { failed } = invoice;
  const text = useInvoiceState(invoice);
  return (
    <>
      {text}
      {failed.length > 0 && (
        <small>
          <Plural value={failed.length} one="Refused once" other="Refused # times" />
        </small>
      )}
    </>
  );
}

/** Where an invoice stands, without what was tried before. */
export function useInvoiceState(invoice: Invoice): string {
  const { t } = useLingui();
  const format = useFormat();
  const { paidAt, refundedAt, failed, tryAt } = invoice;
  if (refundedAt !== null) return t`Refunded on ${format.date(refundedAt)}`;
  if (paidAt !== null) return t`Paid on ${format.date(paidAt)}`;
  if (isOwed(invoice) && isUnderWay(invoice)) return t`Being charged`;
  return failed.length > 0 && tryAt !== null ? t`Tried again on ${format.date(tryAt)}` : t`Not paid`;
}
