import { z } from 'zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { countryOptions } from '#views/kit/document/countries.ts';
import { currencyOptions } from '#views/areas/setup/party/currency-options.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { choiceField, nameField } from '../account/account-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { currencyOf, localCompany, timeZoneOptions } from '#views/areas/setup/company/local-company.ts';
import type { RegisterStepProps } from './register-step.ts';
import { useAccountForm, type AccountFormState } from '../account/use-account-form.ts';

const schema = z.object({
  company: nameField,
  country: choiceField,
  currency: choiceField,
  timeZone: choiceField,
});

type CompanyForm = AccountFormState<z.output<typeof schema>>;

/** Chooses the country; a currency that was chosen by hand stays. */
function settle(form: CompanyForm, next: string): void {
  const { country, currency } = form.value;
  form.field('country').onChange(next);
  if (currency === currencyOf(country)) form.field('currency').onChange(currencyOf(next));
}

/** The company created with the account. */
export function RegisterCompany({ state, send }: RegisterStepProps) {
  const { t } = useLingui();
  const form = useAccountForm(
    schema,
    state.context.company ?? { company: '', ...localCompany(navigator.language) },
  );
  const submit = (): boolean => {
    const company = form.check();
    if (company) send({ type: 'describeCompany', company });
    return company !== null;
  };
  const back = state.can({ type: 'back' }) && (
    <Button variant="quiet" onClick={() => send({ type: 'back' })}>
      <Trans>Back</Trans>
    </Button>
  );
  return (
    <AuthForm problem={null} isSending={false} submitLabel={t`Continue`} onSubmit={submit} others={back}>
      <CompanyFields form={form} />
    </AuthForm>
  );
}

function CompanyFields({ form }: { readonly form: CompanyForm }) {
  const { t, i18n } = useLingui();
  const { country } = form.value;
  return (
    <>
      <Field label={t`Company name`} required error={form.error('company')}>
        <TextInput {...form.field('company')} name="company" autoComplete="organization" autoFocus />
      </Field>
      <Field label={t`Country`} required error={form.error('country')}>
        <Select
          value={country}
          onChange={(next) => settle(form, next)}
          options={countryOptions(i18n.locale, country)}
        />
      </Field>
      <Field
        label={t`Currency of the books`}
        required
        hint={t`It can't be changed later.`}
        error={form.error('currency')}
      >
        <Select {...form.field('currency')} options={currencyOptions} />
      </Field>
      <Field label={t`Time zone`} required error={form.error('timeZone')}>
        <Select {...form.field('timeZone')} options={timeZoneOptions(form.value.timeZone)} />
      </Field>
    </>
  );
}
