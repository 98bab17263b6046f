import { useLingui } from '@lingui/react/macro';
import { doubtfulCodes, doubtOf } from '#model/areas/products/product/product-codes.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { Notice } from '#views/ui/notice.tsx';

type Doubt = ReturnType<typeof doubtfulCodes>[number];
const none: readonly Doubt[] = [];

/** Which codes of a product another one has too, so that a scan of them is of neither. [PR33] */
export function DoubtfulCodes({ row }: { readonly row: ProductRow }) {
  const { t } = useLingui();
  const sentence = useRefusalSentence();
  const doubts = useQuery(['product'], row.id, ({ replica }) => doubtfulCodes(replica.view, row), none);
  if (doubts.length === 0) return null;
  return (
    <Notice tone="warning" title={t`A scan cannot tell which product it is`}>
      {doubts.map(({ code, others }) => (
        <p key={code}>{sentence(doubtOf({ code, products: [row, ...others] }))}</p>
      ))}
    </Notice>
  );
}
