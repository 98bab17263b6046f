import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Replay } from '#model/areas/integrations/jobs/outgoing-desk.ts';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Select } from '#views/ui/select.tsx';

interface ReplayDialogProps {
  /** How many were given up. */
  readonly dead: number;
  readonly onClose: () => void;
  readonly onReplay: (which: Replay) => void;
}

/** Chooses what is sent again: all that was given up, or what happened in some days. [WB12] */
export function ReplayDialog({ dead, onClose, onReplay }: ReplayDialogProps) {
  const { t } = useLingui();
  const [what, setWhat] = useState<'dead' | 'range'>('dead');
  const [days, setDays] = useState<Days>({ from: null, to: null });
  const which = what === 'dead' ? ({ what } as const) : rangeOf(days);
  const none = what === 'dead' && dead === 0 ? t`None was given up.` : undefined;
  return (
    <GiveDialog
      title={t`Send again`}
      testId="replay-give"
      onClose={onClose}
      onGive={() => {
        if (which) onReplay(which);
        onClose();
      }}
      disabledReason={which ? none : t`Choose both days.`}
    >
      <Select
        label={t`Which`}
        value={what}
        options={[
          { value: 'dead', label: t`All that were given up (${dead})` },
          { value: 'range', label: t`Those of some days` },
        ]}
        onChange={setWhat}
      />
      {what === 'range' && <DayFields days={days} onChange={setDays} />}
      <p className="ui-faint">
        <Trans>Each is sent under the id that it had, so that the receiver knows it.</Trans>
      </p>
    </GiveDialog>
  );
}

interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

interface DayFieldsProps {
  readonly days: Days;
  readonly onChange: (days: Days) => void;
}

function DayFields({ days, onChange }: DayFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Field label={t`From`}>
        <DateInput value={days.from} onChange={(from) => onChange({ ...days, from })} />
      </Field>
      <Field label={t`To`}>
        <DateInput value={days.to} onChange={(to) => onChange({ ...days, to })} />
      </Field>
    </>
  );
}

const rangeOf = ({ from, to }: Days): Replay | null =>
  from === null || to === null ? null : { what: 'range', from: startOf(from), to: endOf(to) };

/** The bounds of a day on this device, UTC ISO. */
const startOf = (day: string): string => new Date(`${day}T00:00:00`).toISOString();
const endOf = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();
