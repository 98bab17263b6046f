import { useLingui } from '@lingui/react/macro';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { Held, Specimen } from './gallery-frame.tsx';

/** Dates, typed or picked. */
export function GalleryDates() {
  const { t } = useLingui();
  const earliest = '2026-03-09';
  return (
    <>
      <Specimen name={t`Empty`}>
        <Field label={t`Order date`}>
          <Held<string | null> initial={null}>
            {(value, change) => <DateInput value={value} onChange={change} />}
          </Held>
        </Field>
      </Specimen>
      <Specimen name={t`Filled`} id="date-filled">
        <Field label={t`Delivery date`} hint={t`From 9 to 27 March.`}>
          <Held<string | null> initial="2026-03-18">
            {(value, change) => <DateInput value={value} onChange={change} min={earliest} max="2026-03-27" />}
          </Held>
        </Field>
      </Specimen>
      <Specimen name={t`Wrong, with one message`}>
        <Held<string | null> initial="2026-03-02">
          {(value, change) => (
            <Field
              label={t`Delivery date`}
              error={value !== null && value < earliest ? t`Not before 9 March.` : undefined}
            >
              <DateInput value={value} onChange={change} />
            </Field>
          )}
        </Held>
      </Specimen>
      <Specimen name={t`Off`}>
        <Field label={t`Posted on`}>
          <DateInput value="2026-03-12" onChange={() => {}} disabled />
        </Field>
      </Specimen>
    </>
  );
}
