import { useState } from 'react';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { readLedger, type Ledger } from '#views/kit/document/read-ledger.ts';
import { useAsync, type Async } from '#views/ui/use-async.ts';

/** Pages of the ledger fetched at a time. */
const STEP = 4;

export interface ItemLedger {
  readonly answer: Async<Ledger>;
  /** Current thousandths on all shelves of the company, whatever their use. */
  readonly now: number;
  readonly onOlder: () => void;
}

/** A product's ledger as far as requested, reloaded whenever its stock changes. */
export function useItemLedger(product: ProductRow): ItemLedger {
  const model = useModel();
  const [pages, setPages] = useState(STEP);
  const shelves = useQuery(
    ['balance'],
    product.id,
    ({ replica: { view } }) =>
      view.by('balance', 'product', product.id).filter((row) => row.warehouse !== null),
    [],
  );
  const now = shelves.reduce((sum, row) => sum + row.onHand, 0);
  const stamp = shelves.map((row) => `${row.id}=${row.onHand}`).join();
  const answer = useAsync(`${product.id}/${pages}/${stamp}`, () =>
    readLedger(model, { product: product.id }, pages),
  );
  return { answer, now, onOlder: () => setPages(pages + STEP) };
}
