import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { z } from 'zod';
import { companyPolicies } from '#model/areas/setup/company/company.facts.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { dwellLimits, ownLimits, type OwnLimits } from '#model/flows/dwell-limits.ts';
import type { FlowFigures, FlowState } from '#model/flows/flow-figures.ts';
import { FormPanel } from '#views/kit/document/form-panel.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useForm, type Form } from '#views/kit/document/use-form.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { WholeInput } from '#views/ui/scaled-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { useChartWords } from '#views/kit/chart/words/use-chart-words.ts';
import { useDuration } from '../figures/use-duration.ts';

const HOUR = 3600;
const units = { hours: 1, days: 24 } as const;
type Unit = keyof typeof units;

const limitsForm = z.object({ hours: companyPolicies.shape.dwellLimits.unwrap() });
interface LimitsForm {
  readonly hours: OwnLimits;
}

interface LimitsProps {
  readonly slug: string;
  readonly figures: FlowFigures;
}

/** Opens the limits of a chart's states. */
export function LimitsButton(props: LimitsProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (!props.figures.states.some(({ canWait }) => canWait)) return null;
  return (
    <>
      <Button size="sm" icon="clock" onClick={() => setOpen(true)}>{t`Limits`}</Button>
      {isOpen && <LimitsPanel {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** How long documents may stay in each state before somebody should look; set by the company. */
export function LimitsPanel({ slug, figures, onClose }: LimitsProps & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const refused = useRefused('company');
  const words = useChartWords(slug);
  const refusal = useVerdict('company', COMPANY, 'changePolicies');
  const states = figures.states.filter(({ canWait }) => canWait);
  const { form, save } = useLimits(slug, states, onClose);
  return (
    <FormPanel
      title={t`Limits: ${words.chart}`}
      draft={form.draft}
      isNew={false}
      onSave={save}
      onClose={onClose}
      refused={refused(refusal)}
    >
      <p className="ui-soft">
        <Trans>Documents that stay longer are shown as late. Leave empty for no limit.</Trans>
      </p>
      <RefusalNotice kind="company" refusal={refusal} tone="info" />
      {states.map(({ state }) => (
        <LimitField key={state} state={state} label={words.state(state)} form={form} />
      ))}
    </FormPanel>
  );
}

/** The limits as a form; each chart has its own draft until it is saved. */
function useLimits(slug: string, states: readonly FlowState[], onSaved: () => void) {
  const company = useCompany();
  const propose = usePropose();
  const of = { kind: 'dwellLimits', row: { ...company, id: slug } };
  const form = useForm<LimitsForm>(limitsForm, { hours: hoursOf(states) }, of);
  const save = (): void => {
    if (!form.check()) return;
    const { policies, version } = company;
    const limits = ownLimits(policies.dwellLimits, form.value.hours);
    const data = { ...policies, dwellLimits: limits };
    const given = propose({ kind: 'company', document: COMPANY, type: 'changePolicies', data, version });
    if (given) return form.show(given);
    form.draft.saved();
    onSaved();
  };
  return { form, save };
}

const hoursOf = (states: readonly FlowState[]): OwnLimits =>
  Object.fromEntries(states.map(({ state, limit }) => [state, limit === null ? null : limit / HOUR]));

interface LimitFieldProps {
  readonly state: string;
  readonly label: string;
  readonly form: Form<LimitsForm>;
}

function LimitField({ state, label, form }: LimitFieldProps) {
  const { t } = useLingui();
  const duration = useDuration();
  const hours = form.value.hours[state] ?? null;
  const [unit, setUnit] = useState<Unit>(hours !== null && hours % units.days !== 0 ? 'hours' : 'days');
  const path = `hours.${state}`;
  const put = (next: number | null): void =>
    form.edit((draft) => void (draft.hours = { ...draft.hours, [state]: next }));
  const type = (typed: number | null | undefined): void => {
    form.mistyped(path, typed === undefined);
    if (typed !== undefined) put(typed === null ? null : typed * units[unit]);
  };
  const turn = (next: Unit): void => {
    if (hours !== null) put((hours / units[unit]) * units[next]);
    setUnit(next);
  };
  const usual = dwellLimits[state];
  const said = usual === undefined ? '' : duration(usual * HOUR);
  return (
    <Field
      label={label}
      hint={usual === undefined ? t`Usually none` : t`Usually ${said}`}
      error={form.error(path)}
    >
      <span className="flow-limit">
        <WholeInput value={hours === null ? null : hours / units[unit]} onChange={type} />
        <Select
          size="sm"
          label={t`Unit of ${label}`}
          value={unit}
          options={[
            { value: 'hours', label: t`Hours` },
            { value: 'days', label: t`Days` },
          ]}
          onChange={turn}
        />
      </span>
    </Field>
  );
}
