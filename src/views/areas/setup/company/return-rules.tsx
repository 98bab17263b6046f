import { useLingui } from '@lingui/react/macro';
import { returnRules, type ReturnRules as Rules } from '#model/areas/setup/company/company.facts.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { FormPanel } from '#views/kit/document/form-panel.tsx';
import { WholeField } from '#views/kit/document/number-fields.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useForm } from '#views/kit/document/use-form.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';

/** How long after they left goods are taken back. [RT4] */
export function ReturnRules({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { form, save } = useRules(onClose);
  return (
    <FormPanel title={t`Return rules`} draft={form.draft} isNew={false} onSave={save} onClose={onClose}>
      <WholeField
        form={form}
        path="returnDays"
        label={t`Days in which goods are taken back`}
        hint={t`From the day they left. Empty: however late. Who may override still takes them back.`}
        value={form.value.returnDays}
        onChange={(days) => form.edit((draft) => void (draft.returnDays = days))}
        onEmpty={() => form.edit((draft) => void (draft.returnDays = null))}
      />
    </FormPanel>
  );
}

function useRules(onSaved: () => void) {
  const company = useCompany();
  const propose = usePropose();
  const { policies, version } = company;
  const form = useForm<Rules>(
    returnRules,
    { returnDays: policies.returnDays ?? null },
    { kind: 'returnRules', row: company },
  );
  const save = (): void => {
    if (!form.check()) return;
    const data = { ...policies, ...form.value };
    const given = propose({ kind: 'company', document: COMPANY, type: 'changePolicies', data, version });
    if (given) return form.show(given);
    form.draft.saved();
    onSaved();
  };
  return { form, save };
}
