import { useLingui } from '@lingui/react/macro';
import { goesNextDay } from '#model/carrier/cut-off.ts';
import type { ShipmentRow } from '#model/shipment/shipment.facts.ts';
import { isPacked } from '#model/shipment/shipment.kind.ts';
import { useSending } from '../carrier/use-sending.ts';
import { useCompany } from '../document/use-company.ts';
import { Notice } from '../ui/notice.tsx';
import { useNow } from '../ui/use-now.ts';

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
