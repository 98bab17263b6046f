import { isArchived } from '#model/engine/archived.ts';
import {
  purchaseListForm,
  type PurchaseListForm,
  type PurchaseListRow,
} from '#model/areas/products/purchase-list/purchase-list.facts.ts';
import { currencyOptions } from '#views/areas/setup/party/currency-options.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { RecordFields } from '#views/kit/records/record-fields.tsx';
import { RecordPanel, type RecordFormProps } from '#views/kit/records/record-panel.tsx';
import { useRecordOptions } from '#views/kit/records/use-record-options.ts';
import { DiscountField, SheetButton } from '../prices/list-form-parts.tsx';
import { purchaseListFields } from './purchase-list.fields.ts';
import { purchaseListWords } from './purchase-list.look.ts';

interface ListPanelProps {
  /** Undefined for a new list. */
  readonly row?: PurchaseListRow | undefined;
  readonly onClose: () => void;
}

/** Creates a supplier's price list, or edits one. */
export function PurchaseListPanel({ row, onClose }: ListPanelProps) {
  const { currency } = useCompany();
  return (
    <RecordPanel
      kind="purchaseList"
      words={purchaseListWords}
      schema={purchaseListForm}
      fields={purchaseListFields}
      row={row}
      fresh={{ currency }}
      title={row?.name}
      form={ListForm}
      watches={['purchaseList', 'supplier']}
      onClose={onClose}
    />
  );
}

function ListForm({ form, fields, row, focus }: RecordFormProps<PurchaseListForm, PurchaseListRow>) {
  const lists = useRecordOptions(purchaseListFields.basedOn, form.value.basedOn);
  const options = {
    currency: currencyOptions,
    basedOn: lists.filter(({ value }) => value !== row?.id),
  };
  const instead = { discount: <DiscountField form={form} field={purchaseListFields.discount} /> };
  return (
    <>
      <RecordFields {...{ form, fields, options, instead, focus, isNew: !row }} />
      {row && !isArchived(row) && <SheetButton list={row.id} />}
    </>
  );
}
