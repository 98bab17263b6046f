import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyForm } from '#model/areas/setup/company/company.facts.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { countryName } from '#i18n/country.ts';
import { countryOptions } from '#views/kit/document/countries.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';

/** The company's VAT numbers in other countries. */
export function VatRegistrations({ form }: { readonly form: Form<CompanyForm> }) {
  const { t, i18n } = useLingui();
  const { value, edit } = form;
  const own = value.vatRegistrations ?? [];
  const add = (): void => {
    const taken = new Set([value.address.country, ...own.map(({ country }) => country)]);
    const free = countryOptions(i18n.locale, '').find(({ value: code }) => !taken.has(code));
    edit((draft) => void draft.vatRegistrations?.push({ country: free?.value ?? 'SE', number: '' }));
  };
  return (
    <Panel
      title={t`VAT registrations in other countries`}
      actions={
        <Button size="sm" icon="plus" onClick={add} data-testid="add-registration">
          <Trans>Add a country</Trans>
        </Button>
      }
    >
      {own.length === 0 && (
        <p className="ui-soft">
          <Trans>None. The VAT number above holds in the country of the address.</Trans>
        </p>
      )}
      <div className="ui-stack">
        {/* Registrations have no id: they are identified by position. */}
        {own.map((_, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Registration key={index} form={form} index={index} />
        ))}
      </div>
    </Panel>
  );
}

function Registration({ form, index }: { readonly form: Form<CompanyForm>; readonly index: number }) {
  const { t, i18n } = useLingui();
  const own = form.value.vatRegistrations?.[index];
  if (!own) return null;
  const name = countryName(own.country, i18n.locale);
  const change = (part: Partial<typeof own>): void =>
    form.edit((draft) => void Object.assign(draft.vatRegistrations?.[index] ?? {}, part));
  return (
    <div className="ui-fields" role="group" aria-label={t`VAT registration in ${name}`}>
      <Field label={t`Country`} error={form.error(`vatRegistrations.${index}.country`)}>
        <Select
          value={own.country}
          options={countryOptions(i18n.locale, own.country)}
          onChange={(country) => change({ country })}
        />
      </Field>
      <Field label={t`VAT number`} error={form.error(`vatRegistrations.${index}.number`)}>
        <TextInput value={own.number} name="registration" onChange={(number) => change({ number })} />
      </Field>
      <div className="party-remove">
        <Button
          variant="quiet"
          icon="trash"
          onClick={() => form.edit((draft) => void draft.vatRegistrations?.splice(index, 1))}
          label={t`Remove the registration in ${name}`}
        />
      </div>
    </div>
  );
}
