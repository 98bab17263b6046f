import { useLingui } from '@lingui/react/macro';
import type { KindName } from '#model/folding.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from './model-context.tsx';
import { usePropose } from './use-propose.ts';
import type { MenuAction } from '#views/ui/menu-item.ts';

interface Duplicating {
  readonly kind: KindName & ('salesOrder' | 'purchaseOrder');
  /** Where orders of the kind are. */
  readonly path: string;
  /** The data of a new draft like it. */
  readonly form: () => object;
}

/** Makes a new draft like an order, and goes on to write it. [DP61] */
export function useDuplicateItem({ kind, path, form }: Duplicating): readonly MenuAction[] {
  const { t } = useLingui();
  const paths = usePaths();
  const model = useModel();
  const propose = usePropose();
  if (!model.may(`${kind}.create`) || !model.may(`${kind}.edit`)) return [];
  const duplicate = (): void => {
    const document = model.newId();
    const refusal = propose({ kind, document, type: 'create', data: form() });
    if (refusal === null) paths.go(`${path}/edit/${document}`);
  };
  return [{ id: 'duplicate', label: t`Duplicate`, icon: 'copy', onSelect: duplicate }];
}
