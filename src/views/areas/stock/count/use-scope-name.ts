import { useLingui } from '@lingui/react/macro';
import type { CountRow } from '#model/areas/stock/count/count.facts.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { useModel } from '#views/kit/document/model-context.tsx';

const FEW = 3;

/** What a count is of: its bins, its zone, its product. */
export function useScopeName(): (row: Pick<CountRow, 'scope'>) => string {
  const { t } = useLingui();
  const documentName = useDocumentName();
  const { replica } = useModel();
  const codeOf = (bin: string): string => replica.view.get('location', bin)?.code ?? '';
  return ({ scope }) => {
    switch (scope.by) {
      case 'bins': {
        const named = scope.bins.slice(0, FEW).map(codeOf).join(', ');
        const more = scope.bins.length - FEW;
        return more > 0 ? t`${named} and ${more} more` : named;
      }
      case 'zone':
        return t`Zone ${scope.zone}`;
      case 'notCounted':
        return t`Not counted for ${scope.days} days`;
      case 'category':
        return documentName('category', scope.category);
      case 'product':
        return documentName('product', scope.product);
      case 'abc':
        return t`Class ${scope.class}`;
    }
  };
}
