import { useLingui } from '@lingui/react/macro';
import { sameBill } from '#model/areas/purchasing/supplier-bill/supplier-bill.rules.ts';
import { billHead } from '#model/areas/purchasing/supplier-bill/bill-from-receipts.ts';
import { billTreatments } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { currencies, type Currency } from '#model/values/money.ts';
import { RateHint } from '#views/areas/setup/exchange-rate/rate-hint.tsx';
import { useRateToBegin } from '#views/areas/setup/exchange-rate/use-exchange-rates.ts';
import { DocumentLink } from '#views/kit/document/document-link.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { Autocomplete } from '#views/ui/autocomplete.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { RateInput } from '#views/ui/scaled-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { useSupplierChoice } from '../purchase-order/supplier-choice.ts';
import type { BillEditor } from './use-bill-editor.ts';
import { billTypeWords, billVatWords, payeeWords } from './supplier-bill.messages.ts';

interface HeadProps {
  readonly id: string;
  readonly editor: BillEditor;
}

/** Who bills, under which number, when it is due. */
export function BillLead({ id, editor }: HeadProps) {
  const { t, i18n } = useLingui();
  const { value, change, error } = editor;
  const types = Object.entries(billTypeWords).map(([one, label]) => ({
    value: one as typeof value.type, // its keys
    label: i18n._(label),
  }));
  return (
    <Panel title={t({ context: 'supplier bill', message: 'Bill' })}>
      <BilledBefore id={id} editor={editor} />
      <div className="ui-fields">
        <SupplierField editor={editor} />
        <Field label={t`Supplier's number`} required error={error('supplierNumber')}>
          <TextInput
            value={value.supplierNumber}
            maxLength={100}
            onChange={(supplierNumber) => change({ supplierNumber }, 'supplierNumber')}
          />
        </Field>
        <Field label={t`Bill date`} required error={error('billedOn')}>
          <DateInput
            value={value.billedOn || null}
            onChange={(day) => change({ billedOn: day ?? '' }, 'billedOn')}
          />
        </Field>
        <Field label={t`Due date`} required error={error('dueOn')}>
          <DateInput value={value.dueOn || null} onChange={(day) => change({ dueOn: day ?? '' }, 'dueOn')} />
        </Field>
        <Field label={t`Type`}>
          <Select value={value.type} options={types} onChange={(type) => change({ type })} />
        </Field>
      </div>
    </Panel>
  );
}

/** A supplier brings its currency, its VAT and its terms. */
function SupplierField({ editor: { value, change, error } }: Pick<HeadProps, 'editor'>) {
  const { t } = useLingui();
  const { replica } = useModel();
  const today = useToday();
  const chosen = value.supplier === null ? undefined : replica.view.get('supplier', value.supplier);
  const choose = (id: string | null): void => {
    const supplier = id === null ? undefined : replica.view.get('supplier', id);
    if (!supplier) return change({ supplier: null });
    const { dueOn, currency, rate, treatment, payTo } = billHead(replica.view, supplier, {
      today: value.billedOn || today,
    });
    change({ supplier: supplier.id, dueOn, currency, rate, treatment, payTo });
  };
  return (
    <Field label={t`Supplier`} required error={error('supplier')}>
      <Autocomplete
        autoFocus={value.supplier === null}
        placeholder={t`Number or name`}
        value={chosen ? { value: chosen.id, label: chosen.name } : null}
        {...useSupplierChoice()}
        onChange={(option) => choose(option?.value ?? null)}
      />
    </Field>
  );
}

/** The bill that has the number already, with a link to it. [SBL2] */
function BilledBefore({ id, editor: { bill } }: HeadProps) {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const isTyped = bill.supplier !== '' && bill.supplierNumber.trim() !== '';
  const first = isTyped ? ifKnown(() => sameBill(view, id, bill), undefined) : undefined;
  if (!first) return null;
  return (
    <Notice tone="warning">
      {t`The supplier has billed this number before:`} <DocumentLink kind="supplierBill" id={first.id} />
    </Notice>
  );
}

/** How VAT is charged, in which money, and where it is paid to. */
export function BillDetails({ editor }: Pick<HeadProps, 'editor'>) {
  const { t } = useLingui();
  const { value, change, error } = editor;
  return (
    <Panel title={t`VAT and payment`}>
      <div className="ui-fields">
        <VatField editor={editor} />
        <MoneyFields editor={editor} />
        <PayeeFields editor={editor} />
        <Field
          label={t`Payment reference`}
          optional
          hint={t`OCR or text that the supplier wants on the payment`}
          error={error('paymentReference')}
        >
          <TextInput
            value={value.paymentReference}
            maxLength={140}
            onChange={(paymentReference) => change({ paymentReference }, 'paymentReference')}
          />
        </Field>
        <Field label={t`Notes`} optional wide error={error('notes')}>
          <TextArea value={value.notes} rows={2} onChange={(notes) => change({ notes }, 'notes')} />
        </Field>
      </div>
    </Panel>
  );
}

function VatField({ editor: { value, change, error } }: Pick<HeadProps, 'editor'>) {
  const { t, i18n } = useLingui();
  const options = billTreatments.map((one) => ({ value: one, label: i18n._(billVatWords[one]) }));
  return (
    <Field
      label={t`VAT`}
      hint={t`Where the supplier does not charge it, it is reckoned in the books.`}
      error={error('treatment')}
    >
      <Select value={value.treatment} options={options} onChange={(treatment) => change({ treatment })} />
    </Field>
  );
}

function MoneyFields({ editor: { value, change, error } }: Pick<HeadProps, 'editor'>) {
  const { t } = useLingui();
  const rateOf = useRateToBegin();
  const today = useToday();
  const { currency: own } = useCompany();
  const { currency } = value;
  const day = value.billedOn || today;
  const setCurrency = (next: Currency): void =>
    change({ currency: next, rate: rateOf(next, day) ?? value.rate });
  return (
    <>
      <Field label={t`Currency`}>
        <Select
          value={currency}
          options={Object.keys(currencies).map((code) => ({ value: code as Currency, label: code }))} // keys of a const record
          onChange={setCurrency}
        />
      </Field>
      {currency !== own && (
        <Field
          label={t`Rate: one ${currency} in ${own}`}
          required
          error={error('rate')}
          hint={<RateHint currency={currency} day={day} />}
        >
          <RateInput
            value={value.rate}
            currency={own}
            onChange={(rate) => change({ rate: (rate ?? 0) > 0 ? (rate ?? null) : null }, 'rate')}
          />
        </Field>
      )}
    </>
  );
}

function PayeeFields({ editor: { value, change, error } }: Pick<HeadProps, 'editor'>) {
  const { t, i18n } = useLingui();
  const { payTo } = value;
  const types = Object.entries(payeeWords).map(([one, label]) => ({
    value: one as typeof payTo.type, // its keys
    label: i18n._(label),
  }));
  return (
    <>
      <Field label={t`Paid to`}>
        <Select
          value={payTo.type}
          options={types}
          onChange={(type) => change({ payTo: { ...payTo, type } })}
        />
      </Field>
      <Field label={i18n._(payeeWords[payTo.type])} optional error={error('payTo.account')}>
        <TextInput
          value={payTo.account}
          maxLength={40}
          onChange={(account) => change({ payTo: { ...payTo, account } }, 'payTo')}
        />
      </Field>
      {payTo.type === 'iban' && (
        <Field label={t`BIC`} optional error={error('payTo.bic')}>
          <TextInput
            value={payTo.bic}
            maxLength={11}
            onChange={(bic) => change({ payTo: { ...payTo, bic } }, 'payTo')}
          />
        </Field>
      )}
    </>
  );
}
