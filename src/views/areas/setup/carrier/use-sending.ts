import { isArchived } from '#model/engine/archived.ts';
import type { CarrierRow } from '#model/areas/setup/carrier/carrier.facts.ts';
import type { Sending } from '#model/areas/setup/carrier/carrier.rules.ts';
import { useRow, useRows } from '#views/kit/document/model-context.tsx';
import type { Option } from '#views/ui/option.ts';

/** Carrier and service by name; the service by its code where the carrier no longer has it. */
export function useSending({ carrier: id, service: code }: Sending): {
  readonly carrier: CarrierRow | undefined;
  readonly service: string | undefined;
} {
  const carrier = useRow('carrier', id ?? null);
  return { carrier, service: carrier?.services.find((one) => one.code === code)?.name ?? code };
}

/** The carriers to choose from, by name; one that is chosen already is among them. */
export function useCarrierOptions(chosen: string | undefined): readonly Option[] {
  const rows: readonly CarrierRow[] = useRows('carrier');
  return rows
    .filter((row) => !isArchived(row) || row.id === chosen)
    .map(({ id, name }) => ({ value: id, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}
