import { Trans, useLingui } from '@lingui/react/macro';
import {
  billingDetails,
  type BillingDetails,
  type SubscriptionRow,
} from '#model/areas/setup/subscription/subscription.facts.ts';
import { SUBSCRIPTION } from '#model/areas/setup/subscription/subscription.kind.ts';
import { payerOf } from '#model/areas/setup/subscription/subscription.terms.ts';
import { useDecider } from '#views/kit/document/model-context.tsx';
import { useForm, type Form } from '#views/kit/document/use-form.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { AddressFields } from '../party/address-fields.tsx';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { focusFirstWrong } from '#views/ui/focus-first-wrong.ts';
import { Panel } from '#views/ui/panel.tsx';
import { TextInput } from '#views/ui/text-input.tsx';

const FORM = 'payer';

/** Who invoices are made out to: the company itself, unless it says otherwise. */
export function PayerPanel({ row }: { readonly row: SubscriptionRow }) {
  const { t } = useLingui();
  const { view } = useDecider();
  const propose = usePropose();
  const form = useForm(billingDetails, payerOf(view, row));
  const save = (): void => {
    if (!form.check()) return focusFirstWrong(`#${FORM}`);
    propose({
      kind: 'subscription',
      document: SUBSCRIPTION,
      type: 'setBilling',
      data: { billTo: form.written },
    });
  };
  return (
    <form
      id={FORM}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Panel
        title={t`Billing address`}
        subtitle={t`For invoices from now on.`}
        foot={
          <Button type="submit" disabledReason={form.isDirty ? undefined : t`Nothing has changed.`}>
            <Trans>Save</Trans>
          </Button>
        }
      >
        <PayerFields form={form} />
      </Panel>
    </form>
  );
}

function PayerFields({ form }: { readonly form: Form<BillingDetails> }) {
  const { t } = useLingui();
  const { value, edit, error } = form;
  return (
    <div className="ui-fields">
      <Field label={t`Name`} required error={error('name')}>
        <TextInput value={value.name} onChange={(name) => edit((draft) => void (draft.name = name))} />
      </Field>
      <Field label={t`VAT number`} error={error('vatNumber')}>
        <TextInput
          value={value.vatNumber}
          onChange={(vatNumber) => edit((draft) => void (draft.vatNumber = vatNumber))}
        />
      </Field>
      <Field label={t`Email for invoices`} error={error('email')}>
        <TextInput
          type="email"
          value={value.email}
          onChange={(email) => edit((draft) => void (draft.email = email.trim()))}
        />
      </Field>
      <Field label={t`Your reference`} error={error('reference')}>
        <TextInput
          value={value.reference}
          onChange={(reference) => edit((draft) => void (draft.reference = reference))}
        />
      </Field>
      <AddressFields
        value={value.address}
        path="address"
        error={error}
        onChange={(change) => edit((draft) => void Object.assign(draft.address, change))}
      />
    </div>
  );
}
