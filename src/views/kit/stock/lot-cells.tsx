import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { DocumentLink } from '#views/kit/document/document-link.tsx';
import type { Column } from '#views/ui/data-list-types.ts';
import { useLotWords } from './lot-words.ts';

interface OfLot {
  readonly lot?: string | undefined;
}

/**
 * Columns that lead to the lot of a row, and say when it expires.
 * @param product the product of all rows; without one, rows of any product are listed
 */
export function useLotCells<Row>(of: (row: Row) => OfLot, product?: ProductRow): readonly Column<Row>[] {
  const { t } = useLingui();
  const { expires } = useLotWords();
  const lot: Column<Row> = {
    id: 'lot',
    header: t`Lot or serial no.`,
    width: 140,
    cell: (row) => {
      const { lot: id } = of(row);
      return id === undefined ? '' : <DocumentLink kind="lot" id={id} />;
    },
  };
  const day: Column<Row> = { id: 'expires', header: t`Expires`, width: 110, cell: (row) => expires(of(row)) };
  if (!product) return [lot, day];
  const { tracking = 'none' } = product;
  return [...(tracking === 'none' ? [] : [lot]), ...(product.expires === true ? [day] : [])];
}
