import { useIdsByKey } from '#views/kit/document/use-ids-by-key.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import type { SourcedWish } from './use-reorder.ts';

/** Drafts a build for each bundle and warehouse; returns their ids. Called twice from one page, it drafts them once. [RPL7] */
export function useDraftBuilds(): (wishes: readonly SourcedWish[]) => readonly string[] {
  const { view } = useModel().replica;
  const propose = usePropose();
  const idOf = useIdsByKey();
  return (wishes) =>
    wishes.flatMap(({ row: { id, product, warehouse, proposal }, quantity }) => {
      const document = idOf(id);
      if (view.get('assembly', document)) return [document];
      const data = {
        mode: 'build',
        product: product.id,
        warehouse: warehouse.id,
        quantity,
        dueOn: proposal.shortOn,
      };
      return propose({ kind: 'assembly', document, type: 'create', data }) ? [] : [document];
    });
}
