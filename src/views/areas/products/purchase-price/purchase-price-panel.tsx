import {
  purchasePriceForm,
  type PurchasePriceRow,
} from '#model/areas/products/purchase-price/purchase-price.facts.ts';
import { RecordPanel } from '#views/kit/records/record-panel.tsx';
import { useRecordOptions } from '#views/kit/records/use-record-options.ts';
import { ListedPriceFields } from '../prices/listed-price-fields.tsx';
import { usePriceTarget } from '../prices/use-price-target.ts';
import { purchasePriceFields } from './purchase-price.fields.ts';
import { purchasePriceWords } from './purchase-price.look.ts';

interface PricePanelProps {
  /** Undefined for a new price. */
  readonly row?: PurchasePriceRow | undefined;
  readonly onClose: () => void;
}

/** Adds a price to a supplier's list, or edits one. */
export function PurchasePricePanel({ row, onClose }: PricePanelProps) {
  const targetOf = usePriceTarget();
  const [first] = useRecordOptions(purchasePriceFields.list, null);
  return (
    <RecordPanel
      kind="purchasePrice"
      words={purchasePriceWords}
      schema={purchasePriceForm}
      fields={purchasePriceFields}
      row={row}
      fresh={{ list: first?.value ?? '' }}
      title={row && targetOf(row)}
      form={ListedPriceFields}
      watches={['purchaseList', 'product']}
      onClose={onClose}
    />
  );
}
