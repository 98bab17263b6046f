import { useSearch } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { Autocomplete } from '#views/ui/autocomplete.tsx';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useCustomerChoice } from '../sales-order/customer-choice.ts';
import { invoiceWords } from './invoice.look.ts';
import { OrdersToInvoice } from './orders-to-invoice.tsx';
import { useBeginning, type Beginning } from './use-beginning.ts';

const PATH = '/apps/sales/invoices';

/** Begins an invoice: whose it is, and which orders it is for; without any, its lines are written by hand. */
export function NewInvoicePage() {
  const { t } = useLingui();
  const { customer: asked, order } = useSearch({ strict: false }) as Asked;
  const of = useRow('salesOrder', order ?? null);
  const beginning = useBeginning(asked ?? of?.customer ?? null, order);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        beginning.begin();
      }}
    >
      <Head beginning={beginning} />
      <div className="ui-stack">
        <RefusalNotice kind="invoice" refusal={beginning.refusal} />
        <Panel title={t`Customer`}>
          <CustomerField beginning={beginning} />
        </Panel>
        {beginning.customer !== null && <OrdersToInvoice beginning={beginning} />}
      </div>
    </form>
  );
}

/** As typed into the address. */
interface Asked {
  readonly customer?: string;
  readonly order?: string;
}

function Head({ beginning }: { readonly beginning: Beginning }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  return (
    <PageHeader
      title={t`New invoice`}
      back={{ label: i18n._(invoiceWords.many), to: paths.to(PATH) }}
      primary={
        <Button
          type="submit"
          variant="primary"
          icon="check"
          data-testid="begin-invoice"
          disabledReason={beginning.lacking}
        >
          {t`Create draft`}
        </Button>
      }
    />
  );
}

function CustomerField({ beginning: { customer, choose, refusal } }: { readonly beginning: Beginning }) {
  const { t } = useLingui();
  const sentence = useFieldSentence();
  const row = useRow('customer', customer);
  return (
    <Field label={t`Customer`} required error={sentence(refusal?.fields?.['customer'])}>
      <Autocomplete
        value={row ? { value: row.id, label: row.name } : null}
        placeholder={t`Name, number or city`}
        {...useCustomerChoice()}
        autoFocus={customer === null}
        onChange={(option) => choose(option?.value ?? null)}
      />
    </Field>
  );
}
