import { useLingui } from '@lingui/react/macro';
import { COMPANY } from '#model/values/company-document.ts';
import {
  countingPolicy,
  usualCounting,
  type CountingPolicy,
} from '#model/areas/setup/company/company.facts.ts';
import { FormPanel } from '#views/kit/document/form-panel.tsx';
import { MoneyField, PercentField, WholeField } from '#views/kit/document/number-fields.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useForm, type Form } from '#views/kit/document/use-form.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { Checkbox } from '#views/ui/checkbox.tsx';

type RulesForm = Form<CountingPolicy>;

/** How counts are judged, and how often bins are counted. [CN6] [CN8] */
export function CountingRules({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const refused = useRefused('company');
  const refusal = useVerdict('company', COMPANY, 'changePolicies');
  const { form, save } = useRules(onClose);
  return (
    <FormPanel
      title={t`Counting rules`}
      draft={form.draft}
      isNew={false}
      onSave={save}
      onClose={onClose}
      refused={refused(refusal)}
    >
      <RefusalNotice kind="company" refusal={refusal} tone="info" />
      <Tolerances form={form} />
      <p className="ui-soft">
        {t`Class A is the goods that make up most of what customers take in a year, C the many that make up little.`}
      </p>
      <Interval form={form} of="A" label={t`Days between counts, class A`} />
      <Interval form={form} of="B" label={t`Days between counts, class B`} />
      <Interval form={form} of="C" label={t`Days between counts, class C`} />
      <WholeField
        form={form}
        path="afterPicks"
        label={t`Count after this many picks`}
        hint={t`Empty: however many`}
        value={form.value.afterPicks}
        onChange={(picks) => form.edit((draft) => void (draft.afterPicks = picks))}
        onEmpty={() => form.edit((draft) => void (draft.afterPicks = null))}
      />
      <Checkbox
        label={t`Look into a bin that a pick has emptied`}
        checked={form.value.zeroCheck}
        onChange={(isOn) => form.edit((draft) => void (draft.zeroCheck = isOn))}
      />
    </FormPanel>
  );
}

function useRules(onSaved: () => void) {
  const company = useCompany();
  const propose = usePropose();
  const { policies, version } = company;
  const form = useForm<CountingPolicy>(countingPolicy, policies.counting ?? usualCounting, {
    kind: 'countingRules',
    row: company,
  });
  const save = (): void => {
    if (!form.check()) return;
    const data = { ...policies, counting: form.value };
    const given = propose({ kind: 'company', document: COMPANY, type: 'changePolicies', data, version });
    if (given) return form.show(given);
    form.draft.saved();
    onSaved();
  };
  return { form, save };
}

function Tolerances({ form }: { readonly form: RulesForm }) {
  const { t } = useLingui();
  const { currency } = useCompany();
  return (
    <>
      <PercentField
        form={form}
        path="tolerance"
        label={t`Tolerance`}
        hint={t`A line that differs less still matches; categories and products may say otherwise`}
        value={form.value.tolerance}
        onChange={(tolerance) => form.edit((draft) => void (draft.tolerance = tolerance))}
      />
      <MoneyField
        form={form}
        path="toleranceValue"
        label={t`Value beyond which somebody else counts again`}
        hint={t`Empty: no limit`}
        currency={currency}
        value={form.value.toleranceValue}
        onChange={(value) => form.edit((draft) => void (draft.toleranceValue = value))}
        onEmpty={() => form.edit((draft) => void (draft.toleranceValue = null))}
      />
    </>
  );
}

interface IntervalProps {
  readonly form: RulesForm;
  readonly of: keyof CountingPolicy['intervals'];
  readonly label: string;
}

function Interval({ form, of, label }: IntervalProps) {
  const { t } = useLingui();
  const put = (days: number | null): void => form.edit((draft) => void (draft.intervals[of] = days));
  return (
    <WholeField
      form={form}
      path={`intervals.${of}`}
      label={label}
      hint={t`Empty: never`}
      value={form.value.intervals[of]}
      onChange={put}
      onEmpty={() => put(null)}
    />
  );
}
