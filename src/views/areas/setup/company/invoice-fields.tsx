import { useLingui } from '@lingui/react/macro';
import type { CompanyForm } from '#model/areas/setup/company/company.facts.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { TextInput } from '#views/ui/text-input.tsx';

/** What invoices say of the company besides: where e-invoices come from, and in Sweden that it is approved for F-tax. */
export function InvoiceFields({ form: { value, edit, error } }: { readonly form: Form<CompanyForm> }) {
  const { t } = useLingui();
  const isSwedish = value.address.country === 'SE' || value.approvedForFTax === true;
  return (
    <Panel title={t`On invoices`}>
      <div className="ui-fields">
        <Field
          label={t`Peppol address`}
          optional
          hint={t`Where your e-invoices come from, such as 0007:5560000001. Without one, it is your organisation number.`}
          error={error('eInvoiceAddress')}
        >
          <TextInput
            value={value.eInvoiceAddress ?? ''}
            name="eInvoiceAddress"
            onChange={(text) => edit((draft) => void (draft.eInvoiceAddress = text))}
          />
        </Field>
        {isSwedish && (
          <Checkbox
            checked={value.approvedForFTax ?? false}
            label={t`Approved for F-tax`}
            hint={t`Your invoices state it.`}
            onChange={(isApproved) => edit((draft) => void (draft.approvedForFTax = isApproved))}
          />
        )}
      </div>
    </Panel>
  );
}
