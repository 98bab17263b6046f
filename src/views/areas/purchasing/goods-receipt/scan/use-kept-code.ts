import { productForm, type ProductRow } from '#model/areas/products/product/product.facts.ts';
import { UNIT } from '#model/values/money.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import type { Say } from '#views/kit/scan-mode/scan-message.ts';

/** Gives a product a barcode that stands for one of it; tells if it has it. */
export function useKeptCode(say: Say): (product: ProductRow, code: string) => boolean {
  const propose = usePropose();
  const sentence = useRefusalSentence();
  return (product, code) => {
    const form = productForm.strip().parse(product);
    const data = { ...form, barcodes: [...form.barcodes, { code, quantity: UNIT }] };
    const { id: document, version } = product;
    const refusal = propose({ kind: 'product', document, type: 'update', data, version }, { quiet: true });
    if (refusal) say('wrong', sentence(refusal));
    return refusal === null;
  };
}
