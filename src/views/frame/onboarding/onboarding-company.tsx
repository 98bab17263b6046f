import { useLingui } from '@lingui/react/macro';
import { companyFaults } from '#model/form-checks/company-faults.ts';
import { companyForm, type CompanyForm } from '#model/areas/setup/company/company.facts.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { NamingFields } from '#views/areas/setup/company/naming-fields.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useForm } from '#views/kit/document/use-form.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { AddressFields } from '#views/areas/setup/party/address-fields.tsx';
import { OnboardingStepForm } from './onboarding-form.tsx';

/** The company details printed on its papers. */
export function OnboardingCompany({ onNext }: { readonly onNext: () => void }) {
  const { t } = useLingui();
  const row = useCompany();
  const propose = usePropose();
  const form = useForm<CompanyForm>(companyForm, companyForm.strip().parse(row), undefined, companyFaults);
  const { value, edit, error } = form;
  const save = (): void => {
    if (!form.check()) return;
    const change = { kind: 'company', document: COMPANY, type: 'update', data: value, version: row.version };
    const refusal = form.isDirty ? propose(change) : null;
    if (refusal) form.show(refusal);
    else onNext();
  };
  return (
    <OnboardingStepForm submitLabel={t`Continue`} isDirty={form.isDirty} onSubmit={save}>
      <NamingFields form={form} />
      <AddressFields
        value={value.address}
        path="address"
        error={error}
        onChange={(change) => edit((draft) => void Object.assign(draft.address, change))}
      />
    </OnboardingStepForm>
  );
}
