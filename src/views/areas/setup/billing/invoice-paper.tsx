import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#i18n/locale.ts';
import type { Invoice } from '#model/areas/setup/subscription/subscription.facts.ts';
import { SUBSCRIPTION } from '#model/areas/setup/subscription/subscription.kind.ts';
import { PaperPage } from '#views/kit/print/paper-page.tsx';
import { usePaperMargins } from '#views/kit/print/use-paper-margins.ts';
import { PaperAddress, PaperFacts, PaperLines } from '#views/kit/print/paper-parts.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { planLabels, taxLabels } from './billing.messages.ts';
import { useInvoiceState } from './invoice-state.tsx';
import { useSeller } from './use-seller.ts';

interface InvoiceProps {
  readonly invoice: Invoice;
}

/** An invoice for Lagra itself, as it is printed or saved. */
export function InvoicePaperPage({ invoice }: InvoiceProps) {
  const { t, i18n } = useLingui();
  return (
    <PaperPage
      of={{ kind: 'subscription', document: SUBSCRIPTION }}
      title={t`Invoice`}
      number={invoice.number}
      document="/apps/settings/billing"
      party={{ language: i18n.locale as Locale, addresses: { billing: invoice.billTo.address } }} // the reader's language
    >
      <InvoicePaper invoice={invoice} />
    </PaperPage>
  );
}

function InvoicePaper({ invoice }: InvoiceProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { billTo, tax } = invoice;
  const state = useInvoiceState(invoice);
  return (
    <>
      <SellerHead number={invoice.number} />
      <div className="paper-parties">
        <PaperAddress label={t`Buyer`} name={billTo.name} address={billTo.address} />
      </div>
      <PaperFacts
        facts={[
          { label: t`Invoice date`, value: format.date(invoice.issuedAt) },
          { label: t`Buyer’s VAT number`, value: billTo.vatNumber },
          { label: t`Your reference`, value: billTo.reference },
          { label: t`Payment`, value: state },
        ]}
      />
      <InvoiceLines invoice={invoice} />
      {tax !== 'domestic' && <p>{i18n._(taxLabels[tax])}</p>}
      <SellerFoot />
    </>
  );
}

/** What is sold, with its VAT and the total. */
function InvoiceLines({ invoice }: InvoiceProps) {
  const { t } = useLingui();
  const format = useFormat();
  const money = (amount: number): string => format.money(amount, invoice.currency);
  return (
    <PaperLines
      label={t`Lines`}
      lines={[invoice]}
      lineId={({ number }) => number}
      columns={[
        { id: 'what', header: t`Product`, cell: useProduct() },
        {
          id: 'period',
          header: t`Period`,
          cell: ({ from, until }) => `${format.date(from)} – ${format.date(until)}`,
        },
        { id: 'amount', header: t`Amount`, align: 'end', cell: ({ net }) => money(net) },
      ]}
      totals={[
        { id: 'net', label: t`Without VAT`, value: money(invoice.net) },
        { id: 'vat', label: t`VAT ${format.percent(invoice.vatRate)}`, value: money(invoice.vat) },
        { id: 'gross', label: t`Total`, value: money(invoice.total) },
      ]}
    />
  );
}

/** What is sold by a line: a month of a plan, or the rest of one after a change. */
function useProduct(): (invoice: Invoice) => string {
  const { t, i18n } = useLingui();
  return ({ plan: id, kind }) => {
    const label = planLabels[id];
    const plan = label ? i18n._(label) : id;
    return kind === 'change' ? t`Lagra, change to ${plan}` : t`Lagra, ${plan}`;
  };
}

/** Who runs this installation sells it. */
function SellerHead({ number }: { readonly number: string }) {
  const { t } = useLingui();
  usePaperMargins(t`Invoice`, number);
  const seller = useSeller();
  return (
    <header className="paper-head">
      <div>
        <strong className="paper-company">{seller?.name ?? t`Lagra`}</strong>
        {seller?.address && <div>{seller.address}</div>}
      </div>
      <div className="paper-title">
        <h2>{t`Invoice`}</h2>
        <span>{number}</span>
      </div>
    </header>
  );
}

function SellerFoot() {
  const { t } = useLingui();
  const seller = useSeller();
  const parts = [seller?.name, seller?.address, seller?.vatNumber && t`VAT number ${seller.vatNumber}`];
  return (
    <footer className="paper-foot">
      {seller?.provider === 'sandbox' && (
        <p className="paper-text">{t`Made up for trying Lagra out: nothing was sold, and no money moves.`}</p>
      )}
      <p>{parts.filter(Boolean).join(' · ')}</p>
    </footer>
  );
}
