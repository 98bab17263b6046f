import { useLingui } from '@lingui/react/macro';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { hourOptions } from './hour-options.ts';

interface DailyMailProps {
  readonly hour: number;
  /** The company's time zone, IANA. */
  readonly timeZone: string;
  readonly onChange: (hour: number) => void;
}

/** When the mail of the day goes. */
export function DailyMail({ hour, timeZone, onChange }: DailyMailProps) {
  const { t } = useLingui();
  return (
    <Panel
      title={t`Mail of the day`}
      subtitle={t`One mail with everything since the last; none on a day without anything.`}
    >
      <Field label={t`Sent at`} hint={t`By the company's clock: ${timeZone}.`}>
        <Select
          value={hourOptions[hour]?.value ?? null}
          options={hourOptions}
          onChange={(time) => onChange(Number(time.slice(0, 2)))}
          name="daily-hour"
        />
      </Field>
    </Panel>
  );
}
