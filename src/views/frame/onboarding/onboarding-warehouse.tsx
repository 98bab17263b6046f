import { Trans, useLingui } from '@lingui/react/macro';
import {
  newPlaces,
  warehouseForm,
  type WarehouseForm,
} from '#model/areas/stock/warehouse/warehouse.facts.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useForm } from '#views/kit/document/use-form.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { OnboardingStepForm } from './onboarding-form.tsx';

/** The first warehouse; skipped if the company has one. */
export function OnboardingWarehouse({ onNext }: { readonly onNext: () => void }) {
  const [first] = useRows('warehouse');
  if (!first) return <FirstWarehouse onNext={onNext} />;
  return (
    <div className="ui-stack">
      <Notice tone="success">
        <Trans>
          There is a warehouse: {first.name} ({first.code}).
        </Trans>
      </Notice>
      <Button variant="primary" data-testid="submit" onClick={onNext}>
        <Trans>Continue</Trans>
      </Button>
    </div>
  );
}

function FirstWarehouse({ onNext }: { readonly onNext: () => void }) {
  const { t } = useLingui();
  const model = useModel();
  const { address } = useCompany();
  const propose = usePropose();
  const form = useForm<WarehouseForm>(warehouseForm, { code: '', name: '', address });
  const { value, edit, error } = form;
  const save = (): void => {
    if (!form.check()) return;
    const data = { ...value, ...newPlaces(model.newId) };
    const refusal = propose({ kind: 'warehouse', document: model.newId(), type: 'create', data });
    if (refusal) form.show(refusal);
    else onNext();
  };
  return (
    <OnboardingStepForm submitLabel={t`Open the warehouse`} isDirty={form.isDirty} onSubmit={save}>
      <Notice>{t`We add receiving, staging, quarantine and a first bin for you.`}</Notice>
      <Field label={t`Name`} required error={error('name')}>
        <TextInput
          value={value.name}
          name="name"
          autoFocus
          onChange={(name) => edit((draft) => void (draft.name = name))}
        />
      </Field>
      <Field label={t`Code`} required hint={t`Prefix of location codes, e.g. GBG-A1`} error={error('code')}>
        <TextInput
          value={value.code}
          name="code"
          onChange={(code) => edit((draft) => void (draft.code = code))}
        />
      </Field>
    </OnboardingStepForm>
  );
}
