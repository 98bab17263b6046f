import { useLingui } from '@lingui/react/macro';
import type { CompanyPolicies } from '#model/areas/setup/company/company.facts.ts';
import {
  LONGEST_TEXT,
  MOST_STEPS,
  usualReminders,
  type ReminderPolicy,
  type ReminderStep,
} from '#model/areas/setup/company/reminder-policy.ts';
import { MoneyField, WholeField } from '#views/kit/document/number-fields.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Switch } from '#views/ui/switch.tsx';
import { TextArea } from '#views/ui/text-area.tsx';

type ReminderForm = Form<Pick<CompanyPolicies, 'reminders'>>;

/** Days from the last reminder to one that is added. */
const APART = 14;

/** When customers are reminded of what is overdue, at what fee, and with which words. [REM1] */
export function ReminderSteps({ form }: { readonly form: ReminderForm }) {
  const { t } = useLingui();
  const { isNightly, steps } = form.value.reminders ?? usualReminders;
  const edit = (change: (policy: ReminderPolicy) => ReminderPolicy): void =>
    form.edit((draft) => void (draft.reminders = change(form.value.reminders ?? usualReminders)));
  const add = (): void =>
    edit((policy) => {
      const after = (policy.steps.at(-1)?.after ?? 0) + APART;
      return { ...policy, steps: [...policy.steps, { after, fee: 0, text: { en: '', sv: '' } }] };
    });
  return (
    <Panel title={t`Payment reminders`} subtitle={t`Invoices that are disputed are not reminded of.`}>
      <div className="ui-stack">
        <Switch
          label={t`Mail reminders at night as they fall due`}
          hint={t`To the first contact of the customer that has an address. Else somebody sends them from the list of invoices.`}
          checked={isNightly}
          onChange={(isOn) => edit((policy) => ({ ...policy, isNightly: isOn }))}
        />
        {steps.map((step, at) => (
          <Step
            // oxlint-disable-next-line react/no-array-index-key -- a step is its place in the order
            key={at}
            at={at}
            step={step}
            form={form}
            onChange={(part) =>
              edit((policy) => ({ ...policy, steps: policy.steps.with(at, { ...step, ...part }) }))
            }
            onRemove={
              steps.length === 1
                ? undefined
                : () => edit((policy) => ({ ...policy, steps: policy.steps.toSpliced(at, 1) }))
            }
          />
        ))}
        {steps.length < MOST_STEPS && <AddStep onAdd={add} />}
      </div>
    </Panel>
  );
}

function AddStep({ onAdd }: { readonly onAdd: () => void }) {
  const { t } = useLingui();
  return (
    <div>
      <Button icon="plus" size="sm" data-testid="add-reminder" onClick={onAdd}>
        {t`Add a reminder`}
      </Button>
    </div>
  );
}

interface StepProps {
  readonly at: number;
  readonly step: ReminderStep;
  readonly form: ReminderForm;
  readonly onChange: (part: Partial<ReminderStep>) => void;
  /** Undefined: it is the only one. */
  readonly onRemove: (() => void) | undefined;
}

function Step({ at, step, form, onChange, onRemove }: StepProps) {
  const { t } = useLingui();
  const { currency } = useCompany();
  const number = at + 1;
  const path = `reminders.steps.${at}`;
  return (
    <fieldset className="ui-stack" data-testid={`reminder-${number}`}>
      <legend className="ui-field-label">{t`Reminder ${number}`}</legend>
      <div className="ui-fields">
        <WholeField
          form={form}
          path={`${path}.after`}
          label={t`Days after the due date`}
          value={step.after}
          onChange={(after) => onChange({ after })}
        />
        <MoneyField
          form={form}
          path={`${path}.fee`}
          currency={currency}
          label={t`Fee`}
          hint={t`Zero: none. A fee must have been agreed with the customer; invoices in another currency have none.`}
          value={step.fee}
          onChange={(fee) => onChange({ fee })}
        />
        <StepTexts path={path} text={step.text} form={form} onChange={(text) => onChange({ text })} />
      </div>
      {onRemove && (
        <div>
          <Button icon="trash" size="sm" onClick={onRemove}>
            {t`Remove this reminder`}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface StepTextsProps {
  readonly path: string;
  readonly text: ReminderStep['text'];
  readonly form: ReminderForm;
  readonly onChange: (text: ReminderStep['text']) => void;
}

/** What a reminder says, in the language of the customer. */
function StepTexts({ path, text, form, onChange }: StepTextsProps) {
  const { t } = useLingui();
  const labels = { sv: t`Text in Swedish`, en: t`Text in English` };
  return (['sv', 'en'] as const).map((language) => (
    <Field
      key={language}
      label={labels[language]}
      hint={t`Empty: the usual sentence.`}
      error={form.error(`${path}.text.${language}`)}
    >
      <TextArea
        rows={2}
        value={text[language]}
        maxLength={LONGEST_TEXT}
        onChange={(own) => onChange({ ...text, [language]: own })}
      />
    </Field>
  ));
}
