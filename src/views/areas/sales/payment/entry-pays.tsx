import { useLingui } from '@lingui/react/macro';
import type { Difference } from '#model/areas/sales/bank-file/payment-difference.ts';
import type { MatchedBy } from '#model/areas/sales/bank-file/match-entries.ts';
import { allocatedOf } from '#model/areas/sales/payment/payment.figures.ts';
import { DocumentLink } from '#views/kit/document/document-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { EntryExchange } from './entry-exchange.tsx';
import type { EntryLine } from './use-entry-work.ts';

/** Which invoices money of the bank pays, why they, and what explains a difference. [BNK5] [BNK6] */
export function EntryPays({ line }: { readonly line: EntryLine }) {
  const { t } = useLingui();
  const { form, proposal, isChosen } = line;
  const why = useWhy(line);
  if (!form) return <span className="ui-faint">{t`No invoice found`}</span>;
  return (
    <>
      {form.allocations.map(({ invoice }, index) => (
        <span key={invoice}>
          {index > 0 && ', '}
          <DocumentLink kind="invoice" id={invoice} />
        </span>
      ))}
      {form.allocations.length === 0 && proposal.fees.length === 0 && t`Nothing yet`}
      <br />
      <span className="ui-faint">{why(isChosen ? null : proposal.by)}</span>
      {proposal.other && <br />}
      <EntryExchange line={line} />
    </>
  );
}

/** By what an invoice was found, and what came beside it. */
function useWhy({ form, entry, proposal, isChosen }: EntryLine) {
  const { t } = useLingui();
  const format = useFormat();
  const difference = useDifference(entry.currency, proposal.other?.currency);
  const rest = form ? form.amount - allocatedOf(form) : 0;
  return (by: MatchedBy | null): string => {
    const found = {
      ocr: t`By the OCR reference`,
      number: t`By the invoice number`,
      amount: t`By customer and amount`,
    };
    const left = rest > 0 ? t`${format.money(rest, entry.currency)} is left` : '';
    const explained = !isChosen && proposal.difference ? difference(proposal.difference) : left;
    return [by === null ? t`Chosen by you` : found[by], explained].filter(Boolean).join(' · ');
  };
}

/** @param other the currency of the invoices, where it is another than the money's: what is left of them is in it */
function useDifference(currency: string, other?: string): (difference: Difference) => string {
  const { t } = useLingui();
  const format = useFormat();
  return ({ why, amount }) => {
    const isOfMoney = why === 'twice' || why === 'overpaid';
    const money = format.money(Math.abs(amount), isOfMoney ? currency : (other ?? currency));
    const words: Readonly<Record<Difference['why'], string>> = {
      rounding: t`${money} is rounding`,
      discount: t`${money} is cash discount`,
      fee: t`the bank kept ${money}`,
      reminderFee: t`${money} is the fee of reminders`,
      part: t`a part: ${money} stays open`,
      twice: t`paid already: ${money} is left`,
      overpaid: t`${money} too much`,
    };
    return words[why];
  };
}
