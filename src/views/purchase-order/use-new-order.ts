import { useLingui } from '@lingui/react/macro';
import { useCreationRefusal } from '../document/creation-refusal.ts';
import { useModel } from '../document/model-context.tsx';
import { useRefusalSentence } from '../document/refusal-sentence.ts';
import { usePropose } from '../document/use-propose.ts';
import { usePaths } from '../app/use-paths.ts';
import { useWarehouseOptions } from './warehouse-options.ts';

interface NewOrder {
  /** Why no order can be created, in words. */
  readonly disabledReason: string | undefined;
  readonly open: () => void;
}

/** Creates a draft order for the first warehouse right away, and opens it. */
export function useNewOrder(supplier: string | null = null): NewOrder {
  const { t } = useLingui();
  const model = useModel();
  const propose = usePropose();
  const paths = usePaths();
  const sentence = useRefusalSentence();
  const [warehouse] = useWarehouseOptions();
  const refusal = useCreationRefusal('purchaseOrder');
  const disabledReason = refusal ? sentence(refusal) : warehouse ? undefined : t`Create a warehouse first.`;
  return {
    disabledReason,
    open: () => {
      if (disabledReason !== undefined || !warehouse) return;
      const document = model.newId();
      const data = { supplier, warehouse: warehouse.value };
      if (!propose({ kind: 'purchaseOrder', document, type: 'create', data }))
        paths.go(`/apps/purchasing/orders/${document}`);
    },
  };
}
