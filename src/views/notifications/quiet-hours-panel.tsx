import { useLingui } from '@lingui/react/macro';
import type { QuietHours } from '#model/notifications/quiet-hours.ts';
import { timeZoneOptions } from '../auth/local-company.ts';
import { Field } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { Select } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';
import { hourOptions } from './hour-options.ts';

interface QuietHoursProps {
  readonly quiet: QuietHours | null;
  readonly onChange: (quiet: QuietHours | null) => void;
}

/** When the person wants to be left alone: mails and browsers wait, the inbox does not. */
export function QuietHoursPanel({ quiet, onChange }: QuietHoursProps) {
  const { t } = useLingui();
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const held = quiet ?? { starts: '20:00', ends: '07:00', time_zone: here };
  const change = (part: Partial<QuietHours>): void => onChange({ ...held, ...part });
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
        {quiet && (
          <div className="ui-fields">
            <Field label={t`From`}>
              <Select
                value={quiet.starts}
                options={hourOptions.filter(({ value }) => value !== quiet.ends)}
                onChange={(starts) => change({ starts })}
                name="quiet-from"
              />
            </Field>
            <Field label={t`Until`}>
              <Select
                value={quiet.ends}
                options={hourOptions.filter(({ value }) => value !== quiet.starts)}
                onChange={(ends) => change({ ends })}
                name="quiet-until"
              />
            </Field>
            <Field label={t`Your time zone`}>
              <Select
                value={quiet.time_zone}
                options={timeZoneOptions(quiet.time_zone)}
                onChange={(zone) => change({ time_zone: zone })}
                name="quiet-zone"
              />
            </Field>
          </div>
        )}
      </div>
    </Panel>
  );
}
