import { useLingui } from '@lingui/react/macro';
import { warehouseFaults } from '#model/form-checks/form-checks.ts';
import {
  newPlaces,
  warehouseForm,
  type WarehouseForm,
  type WarehouseRow,
} from '#model/areas/stock/warehouse/warehouse.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { AddressFields } from '#views/areas/setup/party/address-fields.tsx';
import { RecordFields } from '#views/kit/records/record-fields.tsx';
import { RecordPanel, type RecordFormProps } from '#views/kit/records/record-panel.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { warehouseFields } from './warehouse.fields.ts';
import { warehouseWords } from './warehouse.look.ts';

interface WarehousePanelProps {
  /** Undefined for a new warehouse. */
  readonly row?: WarehouseRow | undefined;
  readonly onClose: () => void;
}

/** Creates a warehouse, or edits one. A new one comes with its receiving, staging and quarantine locations. */
export function WarehousePanel({ row, onClose }: WarehousePanelProps) {
  const { t } = useLingui();
  const model = useModel();
  const { country } = useCompany().address;
  return (
    <RecordPanel
      kind="warehouse"
      words={warehouseWords}
      schema={warehouseForm}
      fields={warehouseFields}
      row={row}
      fresh={{ address: { street: '', postcode: '', city: '', country } }}
      title={row && t`Edit ${row.name}`}
      form={WarehouseFields}
      check={warehouseFaults}
      isFormOnly
      bornWith={() => newPlaces(model.newId)}
      onClose={onClose}
    />
  );
}

function WarehouseFields(props: RecordFormProps<WarehouseForm, WarehouseRow>) {
  const { t } = useLingui();
  const { value, edit, error } = props.form;
  return (
    <>
      {!props.row && <Notice>{t`We add receiving, staging, quarantine and a first bin for you.`}</Notice>}
      <RecordFields {...props} only={['name', 'code']} isNew={!props.row}>
        <AddressFields
          value={value.address}
          path="address"
          error={error}
          onChange={(change) => edit((draft) => void Object.assign(draft.address, change))}
        />
      </RecordFields>
    </>
  );
}
