import { useLingui } from '@lingui/react/macro';
import { useModel } from './model-context.tsx';

/** The name of a place: the code of a bin, words for a virtual place, and for one that the person's role does not cover. */
export function usePlaceName(): (id: string) => string {
  const { t } = useLingui();
  const { replica } = useModel();
  const virtual: Readonly<Record<string, string>> = {
    supplier: t`Supplier`,
    customer: t`Customer`,
    opening: t`Opening stock`,
    loss: t`Loss`,
    scrap: t`Scrap`,
    production: t`Production`,
    transit: t`In transit`,
  };
  return (id) => virtual[id] ?? replica.view.get('location', id)?.code ?? t`Another warehouse`;
}

/** The name of a warehouse, and words for one that the person's role does not cover. */
export function useWarehouseName(): (id: string) => string {
  const { t } = useLingui();
  const { replica } = useModel();
  return (id) => replica.view.get('warehouse', id)?.name ?? t`Another warehouse`;
}
