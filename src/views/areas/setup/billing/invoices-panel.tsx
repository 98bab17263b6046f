import { useLingui } from '@lingui/react/macro';
import type { Invoice } from '#model/areas/setup/subscription/subscription.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { ScrollPane } from '#views/ui/scroll-pane.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { planLabels, taxLabels } from './billing.messages.ts';
import { InvoiceState } from './invoice-state.tsx';

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
  const paths = usePaths();
  const { number, issuedAt, plan, net, vat, tax, total, currency } = invoice;
  const label = planLabels[plan];
  return (
    <tr>
      <th scope="row">
        <UiLink to={paths.to(`/apps/settings/billing?invoice=${number}`)}>{number}</UiLink>
      </th>
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
