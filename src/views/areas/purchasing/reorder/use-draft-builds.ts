import { useState } from 'react';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import type { SourcedWish } from './use-reorder.ts';

/** Drafts a build for each bundle and warehouse; returns their ids. Called twice from one page, it drafts them once. [RPL7] */
export function useDraftBuilds(): (wishes: readonly SourcedWish[]) => readonly string[] {
  const model = useModel();
  const propose = usePropose();
  const [ids] = useState(() => new Map<string, string>());
  const { view } = model.replica;
  return (wishes) =>
    wishes.flatMap(({ row: { id, product, warehouse, proposal }, quantity }) => {
      const document = ids.get(id) ?? model.newId();
      ids.set(id, document);
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
