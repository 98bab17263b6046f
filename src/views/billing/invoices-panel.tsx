import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TaxKind } from '#model/subscription/product-tax.ts';
import type { Invoice } from '#model/subscription/subscription.facts.ts';
import { ScrollPane } from '../flows/proof/scroll-pane.tsx';
import { Panel } from '../ui/panel.tsx';
import { useFormat } from '../ui/use-format.ts';
import { planLabels } from './billing.messages.ts';
import { InvoiceState } from './invoice-state.tsx';

const taxLabels: Readonly<Record<TaxKind, MessageDescriptor>> = {
  domestic: msg`Swedish VAT`,
  reverseCharge: msg`Reverse charge: the buyer accounts for VAT`,
  outside: msg`Outside the EU: no VAT`,
};

/** The invoices for Lagra itself, newest first. */
export function InvoicesPanel({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const { t } = useLingui();
  const title = t`Invoices for Lagra`;
  if (invoices.length === 0)
    return (
      <Panel title={title}>
        <p>{t`There is none yet.`}</p>
      </Panel>
    );
  const heads = [t`Number`, t`Day`, t`Plan`, t`Without VAT`, t`VAT`, t`Total`, t`State`];
  return (
    <Panel title={title} flush>
      <ScrollPane label={title}>
        <table className="billing-table">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {invoices.toReversed().map((invoice) => (
              <Line key={invoice.number} invoice={invoice} />
            ))}
          </tbody>
        </table>
      </ScrollPane>
    </Panel>
  );
}

function Line({ invoice }: { readonly invoice: Invoice }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { number, issuedAt, plan, net, vat, tax, total, currency } = invoice;
  const label = planLabels[plan];
  return (
    <tr>
      <th scope="row">{number}</th>
      <td>{format.date(issuedAt)}</td>
      <td>{label ? i18n._(label) : plan}</td>
      <td className="ui-number">{format.money(net, currency)}</td>
      <td>
        <span className="ui-number">{format.money(vat, currency)}</span>
        <small>{i18n._(taxLabels[tax])}</small>
      </td>
      <td className="ui-number">{format.money(total, currency)}</td>
      <td>
        <InvoiceState invoice={invoice} />
      </td>
    </tr>
  );
}
