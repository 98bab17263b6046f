import { useRows } from '#views/kit/document/model-context.tsx';

/** The warehouses by which a list can be filtered. */
export const useWarehouseOptions = (): readonly { readonly value: string; readonly label: string }[] =>
  useRows('warehouse').map((row) => ({ value: row.id, label: row.name }));
