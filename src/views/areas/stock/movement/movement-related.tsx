import type { MovementRow } from '#model/areas/stock/movement/movement.facts.ts';
import { RelatedDocuments } from '#views/kit/document/related-documents.tsx';
import { useDocumentNode } from '#views/kit/document/use-document-node.ts';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';

/** The receipt whose goods are put away, the movement, and the stock that it moved. */
export function MovementRelated({ row }: { readonly row: MovementRow }) {
  const node = useDocumentNode(row.id);
  const receipt = useFetchedRow('goodsReceipt', row.receipt);
  return (
    <RelatedDocuments
      nodes={[
        ...(receipt ? [node('goodsReceipt', receipt, 'packageImport')] : []),
        node('movement', row, 'arrowsExchange'),
      ]}
      edges={receipt ? [{ from: receipt.id, to: row.id }] : []}
      moving={[row]}
    />
  );
}
