import type { CompanyModel } from '#model/engine/company-model.ts';
import { ifKnown } from '#model/engine/if-known.ts';

/** Goes on once a new return is there: at once where this device made it, else when the server has, unless it refuses. */
export function whenRowExists(
  { replica }: CompanyModel,
  kind: 'customerReturn' | 'supplierReturn',
  id: string,
  goOn: () => void,
): void {
  const isThere = (): boolean => ifKnown(() => replica.view.get(kind, id), undefined) !== undefined;
  if (isThere()) return goOn();
  const stop = replica.subscribe(() => {
    const waits = replica.pending.some(({ command }) => command.document === id);
    if (!isThere() && waits) return;
    stop();
    if (isThere()) goOn();
  });
}
