import { useLingui } from '@lingui/react/macro';
import type { QuietHours } from '#model/notifications/quiet-hours.ts';
import { timeZoneOptions } from '#views/areas/setup/company/local-company.ts';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { Switch } from '#views/ui/switch.tsx';
import { hourOptions } from './hour-options.ts';

interface QuietHoursProps {
  readonly quiet: QuietHours | null;
  readonly onChange: (quiet: QuietHours | null) => void;
}

/** When the person wants to be left alone: mails and browsers wait, the inbox does not. */
export function QuietHoursPanel({ quiet, onChange }: QuietHoursProps) {
  const { t } = useLingui();
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const held = quiet ?? { starts: '20:00', ends: '07:00', time_zone: here };
  return (
    <Panel
      title={t`Quiet hours`}
      subtitle={t`Mails and browsers wait until they end. The inbox does not. They hold in all your companies.`}
    >
      <div className="ui-stack">
        <Switch
          label={t`Leave me alone every day`}
          checked={quiet !== null}
          onChange={(on) => onChange(on ? held : null)}
        />
        {quiet && <QuietFields quiet={quiet} onChange={onChange} />}
      </div>
    </Panel>
  );
}

interface QuietFieldsProps {
  readonly quiet: QuietHours;
  readonly onChange: (quiet: QuietHours) => void;
}

function QuietFields({ quiet, onChange }: QuietFieldsProps) {
  const { t } = useLingui();
  const { starts, ends, time_zone: zone } = quiet;
  const hoursBut = (other: string) => hourOptions.filter(({ value }) => value !== other);
  const change = (part: Partial<QuietHours>): void => onChange({ ...quiet, ...part });
  return (
    <div className="ui-fields">
      <Field label={t`From`}>
        <Select
          value={starts}
          options={hoursBut(ends)}
          onChange={(time) => change({ starts: time })}
          name="quiet-from"
        />
      </Field>
      <Field label={t`Until`}>
        <Select
          value={ends}
          options={hoursBut(starts)}
          onChange={(time) => change({ ends: time })}
          name="quiet-until"
        />
      </Field>
      <Field label={t`Your time zone`}>
        <Select
          value={zone}
          options={timeZoneOptions(zone)}
          onChange={(name) => change({ time_zone: name })}
          name="quiet-zone"
        />
      </Field>
    </div>
  );
}
