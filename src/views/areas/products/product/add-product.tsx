import { useModel } from '#views/kit/document/model-context.tsx';
import { Autocomplete } from '#views/ui/autocomplete.tsx';
import { isBarcodeOf, useProductChoice } from './product-search.ts';

interface AddProductProps {
  readonly label: string;
  readonly onProduct: (product: string) => void;
  /** Counts what a code stands for. */
  readonly onScan: (code: string) => void;
}

/** Adds products to lines, one after the other: by name or SKU; a barcode counts what it stands for, as a scan does. */
export function AddProduct({ label, onProduct, onScan }: AddProductProps) {
  const { view } = useModel().replica;
  const choice = useProductChoice(() => true);
  const add = (id: string, code: string | undefined): void => {
    const product = view.get('product', id);
    if (product && code !== undefined && isBarcodeOf(product, code)) onScan(code);
    else onProduct(id);
  };
  return (
    <Autocomplete
      label={label}
      placeholder={label}
      value={null}
      stays
      {...choice}
      onChange={(option, code) => option && add(option.value, code)}
    />
  );
}
