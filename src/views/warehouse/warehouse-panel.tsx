import { useLingui } from '@lingui/react/macro';
import { warehouseForm, type WarehouseForm, type WarehouseRow } from '#model/warehouse/warehouse.facts.ts';
import { FormPanel } from '../document/form-panel.tsx';
import { useModel } from '../document/model-context.tsx';
import { useCompany } from '../document/use-company.ts';
import { useForm, type Form } from '../document/use-form.ts';
import { usePropose } from '../document/use-propose.ts';
import { AddressFields } from '../party/address-fields.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextInput } from '../ui/text-input.tsx';

interface WarehousePanelProps {
  /** Without it, a new one. */
  readonly row?: WarehouseRow;
  readonly onClose: () => void;
}

/** Opens a warehouse, or changes one. A new one comes with its receiving, staging and quarantine locations. */
export function WarehousePanel({ row, onClose }: WarehousePanelProps) {
  const { t } = useLingui();
  const { country } = useCompany().address;
  const fresh: WarehouseForm = {
    code: '',
    name: '',
    address: { street: '', postcode: '', city: '', country },
  };
  const initial = row ? warehouseForm.strip().parse(row) : fresh;
  const form = useForm<WarehouseForm>(warehouseForm, initial, { kind: 'warehouse', row });
  const save = useSave(form, row, onClose);
  const title = row ? t`Edit ${row.name}` : t`New warehouse`;
  return (
    <FormPanel
      title={title}
      draft={form.draft}
      creates={row ? undefined : 'warehouse'}
      isNew={!row}
      onSave={save}
      onClose={onClose}
    >
      {!row && (
        <Notice>{t`It comes with a place to receive goods, a place to stage them, and a quarantine.`}</Notice>
      )}
      <WarehouseFields form={form} />
    </FormPanel>
  );
}

function useSave(form: Form<WarehouseForm>, row: WarehouseRow | undefined, onSaved: () => void): () => void {
  const model = useModel();
  const propose = usePropose();
  return () => {
    if (!form.check()) return;
    const { version } = form.draft;
    const places = { receiving: model.newId(), staging: model.newId(), quarantine: model.newId() };
    const refusal = row
      ? propose({ kind: 'warehouse', document: row.id, type: 'update', data: form.value, version })
      : propose({
          kind: 'warehouse',
          document: model.newId(),
          type: 'create',
          data: { ...form.value, ...places },
        });
    if (refusal) return form.show(refusal);
    form.draft.saved();
    onSaved();
  };
}

function WarehouseFields({ form }: { readonly form: Form<WarehouseForm> }) {
  const { t } = useLingui();
  const { value, edit, error } = form;
  return (
    <div className="ui-fields">
      <Field label={t`Name`} required error={error('name')}>
        <TextInput
          value={value.name}
          autoFocus
          onChange={(name) => edit((draft) => void (draft.name = name))}
        />
      </Field>
      <Field label={t`Code`} required hint={t`Its locations start with it`} error={error('code')}>
        <TextInput value={value.code} onChange={(code) => edit((draft) => void (draft.code = code))} />
      </Field>
      <AddressFields
        value={value.address}
        path="address"
        error={error}
        onChange={(change) => edit((draft) => void Object.assign(draft.address, change))}
      />
    </div>
  );
}
