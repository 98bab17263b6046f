import { priceForm, type PriceRow } from '#model/areas/sales/price/price.facts.ts';
import { ListedPriceFields } from '#views/areas/products/prices/listed-price-fields.tsx';
import { usePriceTarget } from '#views/areas/products/prices/use-price-target.ts';
import { RecordPanel } from '#views/kit/records/record-panel.tsx';
import { useRecordOptions } from '#views/kit/records/use-record-options.ts';
import { priceFields } from './price.fields.ts';
import { priceWords } from './price.look.ts';

interface PricePanelProps {
  /** Undefined for a new price. */
  readonly row?: PriceRow | undefined;
  readonly onClose: () => void;
}

/** Adds a price to a list, or edits one. */
export function PricePanel({ row, onClose }: PricePanelProps) {
  const targetOf = usePriceTarget();
  const [first] = useRecordOptions(priceFields.list, null);
  return (
    <RecordPanel
      kind="price"
      words={priceWords}
      schema={priceForm}
      fields={priceFields}
      row={row}
      fresh={{ list: first?.value ?? '' }}
      title={row && targetOf(row)}
      form={ListedPriceFields}
      watches={['priceList', 'product']}
      onClose={onClose}
    />
  );
}
