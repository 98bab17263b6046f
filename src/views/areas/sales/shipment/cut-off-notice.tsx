import { useLingui } from '@lingui/react/macro';
import { goesNextDay } from '#model/areas/setup/carrier/cut-off.ts';
import type { ShipmentRow } from '#model/areas/sales/shipment/shipment.facts.ts';
import { isPacked } from '#model/areas/sales/shipment/shipment.kind.ts';
import { useSending } from '#views/areas/setup/carrier/use-sending.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { Notice } from '#views/ui/notice.tsx';
import { useNow } from '#views/ui/use-now.ts';

/** A packed shipment that its carrier takes along tomorrow. [CRR6] */
export function CutOffNotice({ row }: { readonly row: ShipmentRow }) {
  const { t } = useLingui();
  const { carrier } = useSending(row);
  const { timeZone } = useCompany();
  const now = new Date(useNow()).toISOString();
  if (!isPacked(row) || !carrier || !goesNextDay(carrier, now, timeZone)) return null;
  const { name, cutOff } = carrier;
  return (
    <Notice
      tone="info"
      title={t`It goes the next day: ${name} takes along what is packed before ${cutOff}.`}
    />
  );
}
