import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { COMPANY } from '#model/values/company-document.ts';
import { seriesForm, type SeriesForm } from '#model/areas/setup/company/number-series.facts.ts';
import { formOf, settingOf, type SeriesName } from '#model/areas/setup/company/number-series.ts';
import type { SeriesOfNumbers } from '#model/engine/company-model.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { counterOf, numberText } from '#model/engine/number-form.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useForm, type Form } from '#views/kit/document/use-form.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { NumberInput } from '#views/ui/number-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { useSeriesName } from './use-series-name.ts';

interface DialogProps {
  readonly series: SeriesName;
  readonly proofs: readonly SeriesOfNumbers[];
  readonly onClose: () => void;
}

/** Asks how a series writes its numbers from now on, and whether some are left out. [NU3] */
export function SeriesDialog({ series, proofs, onClose }: DialogProps) {
  const { t } = useLingui();
  const name = useSeriesName(series);
  const { form, refusal, give, counter, least } = useSeries(series, proofs, onClose);
  const next = Math.max(form.value.next ?? least, least);
  return (
    <GiveDialog
      title={t`Number series: ${name}`}
      label={t`Save`}
      testId="give-series"
      onClose={onClose}
      onGive={give}
    >
      <div className="ui-stack">
        <RefusalNotice kind="company" refusal={refusal} />
        <WrittenFields form={form} />
        <NextNumber form={form} least={least} />
        <p data-testid="series-preview">
          <Trans>
            The next number is{' '}
            <strong>
              {numberText({ ...form.value, prefix: form.value.prefix.trim().toUpperCase() }, counter, next)}
            </strong>
            .
          </Trans>
        </p>
      </div>
    </GiveDialog>
  );
}

interface NextProps {
  readonly form: Form<SeriesForm>;
  /** The lowest number that may come next. */
  readonly least: number;
}

function NextNumber({ form, least }: NextProps) {
  const { t } = useLingui();
  return (
    <Field
      label={t`Next number`}
      optional
      hint={t`Empty: ${least}. A higher one leaves the numbers before it out, for good, under your name.`}
      error={form.error('next')}
    >
      <NumberInput
        value={form.value.next}
        parse={parseWhole}
        format={String}
        onChange={(value) => {
          form.mistyped('next', value === undefined);
          if (value !== undefined) form.edit((draft) => void (draft.next = value));
        }}
      />
    </Field>
  );
}

const parseWhole = (text: string): number | null | undefined => {
  const written = text.trim();
  if (written === '') return null;
  return /^\d+$/.test(written) ? Number(written) : undefined;
};

const digits = Array.from({ length: 10 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));

function WrittenFields({ form: { value, edit, error } }: { readonly form: Form<SeriesForm> }) {
  const { t } = useLingui();
  return (
    <>
      <Field
        label={t`Prefix`}
        required
        hint={t`One to eight letters and digits, a letter first. No two series share one.`}
        error={error('prefix')}
      >
        <TextInput
          name="prefix"
          maxLength={8}
          value={value.prefix}
          onChange={(prefix) => edit((draft) => void (draft.prefix = prefix))}
        />
      </Field>
      <Field label={t`Digits`} required hint={t`At least so many.`} error={error('digits')}>
        <Select
          value={String(value.digits)}
          options={digits}
          onChange={(chosen) => edit((draft) => void (draft.digits = Number(chosen)))}
        />
      </Field>
      <Checkbox
        label={t`With the year`}
        hint={t`The series then begins anew with each year. Otherwise one count runs through all years.`}
        checked={value.year}
        onChange={(year) => edit((draft) => void (draft.year = year))}
      />
    </>
  );
}

/** The series as it is written; `least` is the lowest number that may come next. */
function useSeries(series: SeriesName, proofs: readonly SeriesOfNumbers[], onClose: () => void) {
  const propose = usePropose();
  const today = useToday();
  const settings = useCompany().series;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const now = formOf(settings, series);
  const counterFor = (form: Pick<SeriesForm, 'year'>): string => counterOf(series, form, today);
  const nextOf = (counter: string): number =>
    proofs.find(({ name }) => name === counter)?.next ?? settingOf(settings, series)?.first[counter] ?? 1;
  // Devices do not hold the counters: what the proof says is asked here, and the server asks again.
  const faultsOf = (form: SeriesForm): Readonly<Record<string, string>> =>
    form.next !== null && form.next < nextOf(counterFor(form)) ? { next: 'nextOnlyGoesUp' } : {};
  const initial: SeriesForm = {
    series,
    prefix: now.prefix,
    digits: now.digits,
    year: now.year,
    next: null,
  };
  const form = useForm<SeriesForm>(seriesForm, initial, undefined, faultsOf);
  const give = (): void => {
    if (!form.check()) return;
    const command = {
      kind: 'company',
      document: COMPANY,
      type: 'setSeries',
      data: seriesForm.parse(form.value),
    };
    const why = propose(command, { quiet: true });
    if (!why) return onClose();
    setRefusal(why);
    form.show(why);
  };
  const counter = counterFor(form.value);
  return { form, refusal, give, counter, least: nextOf(counter) };
}
