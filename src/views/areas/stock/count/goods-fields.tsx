import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useProductChoice } from '#views/areas/products/product/product-search.ts';
import { Autocomplete } from '#views/ui/autocomplete.tsx';
import { Field } from '#views/ui/field.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { isStocked } from '#model/areas/products/product/product.bundle.ts';

interface GoodsFieldsProps {
  readonly product: ProductRow | undefined;
  readonly onProduct: (product: string | null) => void;
  readonly lot: string;
  readonly onLot: (lot: string) => void;
  readonly errorAt: (field: string) => string | undefined;
}

/** A product kept in stock, and its lot where it has them. */
export function GoodsFields({ product, onProduct, lot, onLot, errorAt }: GoodsFieldsProps) {
  const { t } = useLingui();
  const choice = useProductChoice(keepsStock);
  const { tracking = 'none' } = product ?? {};
  return (
    <>
      <Field label={t`Product`} required error={errorAt('product')}>
        <Autocomplete
          label={t`Product`}
          value={product ? { value: product.id, label: product.sku } : null}
          {...choice}
          onChange={(option) => onProduct(option?.value ?? null)}
        />
      </Field>
      {tracking !== 'none' && (
        <Field label={t`Lot or serial number`} required error={errorAt('lot')}>
          <TextInput value={lot} onChange={onLot} />
        </Field>
      )}
    </>
  );
}

export const keepsStock = (product: ProductRow): boolean => isStocked(product) && !isArchived(product);
