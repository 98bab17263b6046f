import { useLingui } from '@lingui/react/macro';
import { purposes } from '#model/areas/stock/movement/movement.facts.ts';
import { travels } from '#model/areas/stock/movement/movement.lines.ts';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { LEADS_TO_LINES } from '#views/ui/focus-next-field.ts';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import { useMovableWarehouses } from './movable-warehouses.ts';
import { purposeWords } from './movement.messages.ts';
import type { MovementEditor } from './use-movement-editor.ts';

interface HeaderProps {
  readonly editor: MovementEditor;
}

/** The fields of a movement besides its lines. */
export function MovementHeaderFields({ editor }: HeaderProps) {
  const { t } = useLingui();
  const { value, change } = editor;
  return (
    <Panel title={t`Movement`}>
      <div className="ui-fields">
        <Way editor={editor} />
        <Field label={t`Due`} optional error={editor.error('dueOn')}>
          <DateInput value={value.dueOn} onChange={(dueOn) => change({ dueOn })} />
        </Field>
        {travels(value) && <Urgency editor={editor} />}
        <Field label={t`Note`} optional wide>
          <TextArea value={value.note} rows={2} onChange={(note) => change({ note }, 'note')} />
        </Field>
        <Checkbox
          checked={value.asksApproval}
          label={t`Needs approval`}
          hint={t`Somebody else approves it before goods are reserved`}
          onChange={(asksApproval) => change({ asksApproval })}
        />
      </div>
    </Panel>
  );
}

/** Why goods are moved, from where and to where. */
function Way({ editor }: HeaderProps) {
  const { t, i18n } = useLingui();
  const { value, change } = editor;
  const warehouses = useMovableWarehouses();
  const isTransfer = value.purpose === 'transfer';
  const start = (warehouse: string): void =>
    change({
      warehouse,
      receipt: null,
      ...(isTransfer && travels(value) ? {} : { toWarehouse: warehouse }),
      lines: [],
    });
  return (
    <>
      <div {...LEADS_TO_LINES}>
        <Field label={t`Kind`} required error={editor.error('receipt')}>
          <Select
            value={value.purpose}
            options={purposes.map((one) => ({ value: one, label: i18n._(purposeWords[one]) }))}
            onChange={(purpose) =>
              change({
                purpose,
                receipt: purpose === 'putAway' ? value.receipt : null,
                ...(purpose === 'transfer' ? {} : { toWarehouse: value.warehouse }),
              })
            }
          />
        </Field>
      </div>
      <Field label={isTransfer ? t`From warehouse` : t`Warehouse`} required error={editor.error('warehouse')}>
        <Select value={value.warehouse || null} options={warehouses} onChange={start} />
      </Field>
      {isTransfer && <ToWarehouse editor={editor} />}
    </>
  );
}

function ToWarehouse({ editor }: HeaderProps) {
  const { t } = useLingui();
  const { value, change } = editor;
  return (
    <Field label={t`To warehouse`} required error={editor.error('toWarehouse')}>
      <Select
        value={value.toWarehouse || null}
        options={useMovableWarehouses()}
        onChange={(toWarehouse) =>
          change({ toWarehouse, lines: value.lines.map((line) => ({ ...line, to: null })) })
        }
      />
    </Field>
  );
}

/** How a transfer competes with orders for what is free. */
function Urgency({ editor }: HeaderProps) {
  const { t } = useLingui();
  const { value, change } = editor;
  const options = [0, 1, 2, 3].map((one) => ({ value: String(one), label: String(one) }));
  return (
    <Field label={t`Priority`} hint={t`The higher, the sooner it gets what is free, before orders`}>
      <Select
        value={String(value.priority)}
        options={options}
        onChange={(priority) => change({ priority: Number(priority) })}
      />
    </Field>
  );
}
