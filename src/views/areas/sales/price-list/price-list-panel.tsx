import { isArchived } from '#model/engine/archived.ts';
import {
  priceListForm,
  type PriceListForm,
  type PriceListRow,
} from '#model/areas/sales/price-list/price-list.facts.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { RecordFields } from '#views/kit/records/record-fields.tsx';
import { RecordPanel, type RecordFormProps } from '#views/kit/records/record-panel.tsx';
import { useRecordOptions } from '#views/kit/records/use-record-options.ts';
import { currencyOptions } from '#views/areas/setup/party/currency-options.ts';
import { DiscountField, SheetButton } from '#views/areas/products/prices/list-form-parts.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { priceListFields } from './price-list.fields.ts';
import { priceListWords } from './price-list.look.ts';

interface PriceListPanelProps {
  /** Undefined for a new list. */
  readonly row?: PriceListRow | undefined;
  readonly onClose: () => void;
}

/** Creates a price list, or edits one. */
export function PriceListPanel({ row, onClose }: PriceListPanelProps) {
  const { currency } = useCompany();
  return (
    <RecordPanel
      kind="priceList"
      words={priceListWords}
      schema={priceListForm}
      fields={priceListFields}
      row={row}
      fresh={{ currency, customers: [], customerCategories: [] }}
      title={row?.name}
      form={ListForm}
      watches={['priceList']}
      onClose={onClose}
    />
  );
}

const before = ['name', 'currency', 'includesVat', 'startsOn', 'endsOn'];
const after = ['basedOn', 'discount'];

function ListForm({ form, fields, row, focus }: RecordFormProps<PriceListForm, PriceListRow>) {
  const lists = useRecordOptions(priceListFields.basedOn, form.value.basedOn);
  const options = {
    currency: currencyOptions,
    basedOn: lists.filter(({ value }) => value !== row?.id),
  };
  const common = { form, fields, isNew: !row, options };
  return (
    <>
      <RecordFields {...common} only={before} focus={focus}>
        <AudienceFields form={form} />
      </RecordFields>
      <RecordFields
        {...common}
        only={after}
        instead={{ discount: <DiscountField form={form} field={priceListFields.discount} /> }}
      />
      {row && !isArchived(row) && <SheetButton list={row.id} />}
    </>
  );
}
