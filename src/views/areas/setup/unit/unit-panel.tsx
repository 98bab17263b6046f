import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import { packagingsOf } from '#model/areas/products/product/product.units.ts';
import { unitForm, type UnitForm, type UnitRow } from '#model/areas/setup/unit/unit.facts.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { RecordFields } from '#views/kit/records/record-fields.tsx';
import { RecordPanel, type RecordFormProps } from '#views/kit/records/record-panel.tsx';
import { UsedBy } from '#views/kit/records/used-by.tsx';
import { unitFields } from './unit.fields.ts';
import { ownUnitWords } from './unit.look.ts';

interface UnitPanelProps {
  /** Undefined for a new unit. */
  readonly row?: UnitRow | undefined;
  readonly onClose: () => void;
}

/** Creates a unit, or edits one. */
export function UnitPanel({ row, onClose }: UnitPanelProps) {
  return (
    <RecordPanel
      kind="unit"
      words={ownUnitWords}
      schema={unitForm}
      fields={unitFields}
      row={row}
      fresh={{ wholeOnly: true }}
      title={row?.code}
      form={Fields}
      onClose={onClose}
    />
  );
}

function Fields({ form, fields, row, focus }: RecordFormProps<UnitForm, UnitRow>) {
  return (
    <>
      <RecordFields {...{ form, fields, focus, isNew: !row }} />
      {row && <Uses code={row.code} />}
    </>
  );
}

/** The products in use that come in it. */
function Uses({ code }: { readonly code: string }) {
  const { t } = useLingui();
  const products = useRows('product').filter(
    (row) =>
      !isArchived(row) && packagingsOf(row).some(({ unit }) => unit.toLowerCase() === code.toLowerCase()),
  );
  const rows = products.map(({ id, sku }) => ({ id, name: sku }));
  return <UsedBy users={[{ kind: 'product', label: t`Products`, rows }]} />;
}
