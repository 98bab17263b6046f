import { useLingui } from '@lingui/react/macro';
import { carrierForm, type CarrierForm, type CarrierRow } from '#model/areas/setup/carrier/carrier.facts.ts';
import { FormLines } from '#views/kit/lines/form-lines.tsx';
import { RecordFields } from '#views/kit/records/record-fields.tsx';
import { RecordPanel, type RecordFormProps } from '#views/kit/records/record-panel.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { CarrierUses } from './carrier-uses.tsx';
import { carrierFields } from './carrier.fields.ts';
import { carrierWords } from './carrier.look.ts';

interface CarrierPanelProps {
  /** Undefined for a new carrier. */
  readonly row?: CarrierRow | undefined;
  readonly onClose: () => void;
}

/** Creates a carrier, or edits one. */
export function CarrierPanel({ row, onClose }: CarrierPanelProps) {
  return (
    <RecordPanel
      kind="carrier"
      words={carrierWords}
      schema={carrierForm}
      fields={carrierFields}
      row={row}
      fresh={{ services: [] }}
      title={row?.name}
      form={Fields}
      onClose={onClose}
    />
  );
}

const own = ['name', 'tracking', 'cutOff'];

function Fields({ form, fields, row, focus }: RecordFormProps<CarrierForm, CarrierRow>) {
  const { t } = useLingui();
  const { value, edit } = form;
  return (
    <>
      <RecordFields {...{ form, fields, focus, isNew: !row }} only={own} />
      <Panel title={t`Services`} flush>
        <FormLines
          form={form}
          path="services"
          label={t`Services`}
          rows={value.services}
          columns={[
            { kind: 'text', id: 'code', header: t`Code`, width: '9rem' },
            { kind: 'text', id: 'name', header: t`Name` },
          ]}
          onRows={(rows) => edit((draft) => void (draft.services = [...rows]))}
          blank={() => ({ code: '', name: '' })}
        />
      </Panel>
      {row && <CarrierUses carrier={row.id} />}
    </>
  );
}
