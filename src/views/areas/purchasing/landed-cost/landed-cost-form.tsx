import { useLingui } from '@lingui/react/macro';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { LandedCharges } from './landed-charges.tsx';
import { LandedReceipts } from './landed-receipts.tsx';
import type { LandedEditor } from './use-landed-form.ts';

/** All that is written of a landed cost. */
export function LandedCostFields({ editor }: { readonly editor: LandedEditor }) {
  const { t } = useLingui();
  const { form, change, changeDay } = editor;
  const { on, notes } = form.value;
  return (
    <>
      <LandedCharges editor={editor} />
      <LandedReceipts editor={editor} />
      <Panel title={t`Landed cost`}>
        <div className="ui-fields">
          <Field
            label={t`Day of the charges`}
            required
            hint={t`Currencies have the rate of this day. It is booked on the day it is posted.`}
            error={form.error('on')}
          >
            <DateInput value={on} onChange={(day) => changeDay(day ?? '')} />
          </Field>
          <Field label={t`Notes`} optional error={form.error('notes')}>
            <TextInput value={notes} onChange={(next) => change({ notes: next })} />
          </Field>
        </div>
      </Panel>
    </>
  );
}
