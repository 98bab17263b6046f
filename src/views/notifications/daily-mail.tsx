import { useLingui } from '@lingui/react/macro';
import { Field } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { Select } from '../ui/select.tsx';

interface DailyMailProps {
  readonly hour: number;
  /** The company's time zone, IANA. */
  readonly timeZone: string;
  readonly onChange: (hour: number) => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const label = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

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
          value={String(hour)}
          options={hours.map((one) => ({ value: String(one), label: label(one) }))}
          onChange={(value) => onChange(Number(value))}
          name="daily-hour"
        />
      </Field>
    </Panel>
  );
}
