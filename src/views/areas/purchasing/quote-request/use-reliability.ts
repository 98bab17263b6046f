import type { SupplierPeriod } from '#model/areas/purchasing/supplier/supplier-figures.api.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useAsync } from '#views/ui/use-async.ts';

export type Reliability = Pick<
  SupplierPeriod,
  'due' | 'onTime' | 'arrived' | 'inFull' | 'received' | 'rejected'
>;

/** How suppliers have delivered in the last 12 months, as far as the server answers; undefined: not yet, or not to this reader. */
export function useReliability(suppliers: readonly string[]): ReadonlyMap<string, Reliability> | undefined {
  const model = useModel();
  const { company } = model;
  const { supplierFigures } = useApp();
  const today = useToday();
  const isShown = model.may('purchaseOrder.view') && model.may('supplier.view');
  const wanted = isShown ? suppliers : [];
  const answer = useAsync(`${company} ${today} ${wanted.join()}`, async () => {
    const desk = await supplierFigures(company);
    const figures = await Promise.all(
      wanted.map(
        async (id) =>
          [
            id,
            await desk.of(id).then(
              ({ year }) => year,
              () => null,
            ),
          ] as const,
      ),
    );
    return new Map(figures.flatMap(([id, year]) => (year ? [[id, year] as const] : [])));
  });
  return answer.status === 'ready' ? answer.value : undefined;
}
