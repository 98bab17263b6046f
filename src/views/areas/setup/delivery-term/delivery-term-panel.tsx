import { useLingui } from '@lingui/react/macro';
import {
  deliveryTermForm,
  type DeliveryTermForm,
  type DeliveryTermRow,
} from '#model/areas/setup/delivery-term/delivery-term.facts.ts';
import { isArchived } from '#model/engine/archived.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { RecordFields } from '#views/kit/records/record-fields.tsx';
import { RecordPanel, type RecordFormProps } from '#views/kit/records/record-panel.tsx';
import { UsedBy } from '#views/kit/records/used-by.tsx';
import { deliveryTermFields } from './delivery-term.fields.ts';
import { deliveryTermWords } from './delivery-term.look.ts';

interface DeliveryTermPanelProps {
  /** Undefined for a new term. */
  readonly row?: DeliveryTermRow | undefined;
  readonly onClose: () => void;
}

/** Creates a delivery term, or edits one. */
export function DeliveryTermPanel({ row, onClose }: DeliveryTermPanelProps) {
  return (
    <RecordPanel
      kind="deliveryTerm"
      words={deliveryTermWords}
      schema={deliveryTermForm}
      fields={deliveryTermFields}
      row={row}
      title={row?.code}
      form={Fields}
      onClose={onClose}
    />
  );
}

/** A rule of Incoterms can be renamed only. [DLT2] */
const named = ['name.en', 'name.sv'];

function Fields({ form, fields, row, focus }: RecordFormProps<DeliveryTermForm, DeliveryTermRow>) {
  const only = row?.builtIn ? named : Object.keys(fields);
  return (
    <>
      <RecordFields {...{ form, fields, focus, only, isNew: !row }} />
      {row && <Uses term={row.id} />}
    </>
  );
}

function Uses({ term }: { readonly term: string }) {
  const { t } = useLingui();
  const has = (row: { readonly deliveryTerm?: string | null | undefined }): boolean =>
    row.deliveryTerm === term;
  const customers = useRows('customer').filter((row) => !isArchived(row) && has(row));
  const suppliers = useRows('supplier').filter((row) => !isArchived(row) && has(row));
  return (
    <UsedBy
      users={[
        { kind: 'customer', label: t`Customers`, rows: customers },
        { kind: 'supplier', label: t`Suppliers`, rows: suppliers },
      ]}
    />
  );
}
