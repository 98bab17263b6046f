import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import {
  optionAsTerms,
  termsAsOption,
  usePaymentTermOptions,
} from '#views/kit/document/use-payment-terms.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { AddressFields } from '#views/areas/setup/party/address-fields.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import type { InvoiceEditor } from './use-invoice-editor.ts';

interface HeadProps {
  readonly row: InvoiceRow;
  readonly editor: InvoiceEditor;
}

/** What a draft says besides its lines: its day, its terms, the customer's references, and where it goes. */
export function InvoiceHead({ row, editor }: HeadProps) {
  const { t } = useLingui();
  const { value, change, error } = editor;
  const today = useToday();
  return (
    <Panel title={t`Invoice`}>
      <div className="ui-fields">
        <Field
          label={t`Invoice date`}
          optional
          hint={t`Empty: the day on which it is issued.`}
          error={error('issuedOn')}
        >
          <DateInput
            value={value.issuedOn}
            max={today}
            onChange={(issuedOn) => change({ issuedOn }, 'issuedOn')}
          />
        </Field>
        <AdvanceDay editor={editor} />
        {row.type !== 'creditNote' && <TermsField editor={editor} />}
        <ReferenceFields editor={editor} />
        <AddressFields
          value={value.address}
          path="address"
          error={error}
          onChange={(parts) => change({ address: { ...value.address, ...parts } }, 'address')}
        />
        <Field label={t`Notes`} optional wide error={error('notes')}>
          <TextArea rows={2} value={value.notes} onChange={(notes) => change({ notes }, 'notes')} />
        </Field>
      </div>
    </Panel>
  );
}

/** When an advance is paid; nothing on other invoices. [BIL22] */
function AdvanceDay({ editor: { value, change, error } }: Pick<HeadProps, 'editor'>) {
  const { t } = useLingui();
  if (value.advanceOn === undefined) return null;
  return (
    <Field
      label={t`Day of the advance`}
      required
      hint={t`The day on which it is paid: the invoice has to say it.`}
      error={error('advanceOn')}
    >
      <DateInput value={value.advanceOn} onChange={(advanceOn) => change({ advanceOn }, 'advanceOn')} />
    </Field>
  );
}

function TermsField({ editor }: Pick<HeadProps, 'editor'>) {
  const { t } = useLingui();
  const { value, change, error } = editor;
  return (
    <Field label={t`Payment terms`} required error={error('terms')}>
      <Select
        value={termsAsOption(value.terms)}
        options={usePaymentTermOptions(value.terms)}
        onChange={(terms) => change({ terms: optionAsTerms(terms) })}
      />
    </Field>
  );
}

/** What the customer calls it by. */
function ReferenceFields({ editor }: Pick<HeadProps, 'editor'>) {
  const { t } = useLingui();
  const { value, change, error } = editor;
  return (
    <>
      <Field label={t`Their reference`} optional error={error('theirReference')}>
        <TextInput
          value={value.theirReference}
          onChange={(theirReference) => change({ theirReference }, 'theirReference')}
        />
      </Field>
      <Field label={t`Their order number`} optional error={error('theirOrder')}>
        <TextInput value={value.theirOrder} onChange={(theirOrder) => change({ theirOrder }, 'theirOrder')} />
      </Field>
    </>
  );
}
