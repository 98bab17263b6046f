import { useLingui } from '@lingui/react/macro';
import { trackingAddress } from '#model/areas/setup/carrier/carrier.tracking.ts';
import type { ShipmentRow } from '#model/areas/sales/shipment/shipment.facts.ts';
import { useSending } from '#views/areas/setup/carrier/use-sending.ts';
import type { KeyValue } from '#views/ui/key-values.tsx';

/** Who brings the parcels, and where each is followed. [CRR3] */
export function useSendingItems(row: ShipmentRow): readonly KeyValue[] {
  const { t } = useLingui();
  const { carrier, service } = useSending(row);
  if (!carrier) return [];
  const numbers = row.parcels.map(({ tracking }) => tracking).filter(Boolean);
  return [
    { id: 'carrier', label: t`Carrier`, value: [carrier.name, service].filter(Boolean).join(', ') },
    ...(numbers.length > 0
      ? [
          {
            id: 'tracking',
            label: t`Tracking`,
            value: numbers.map((number, index) => (
              <span key={`${index} ${number}`}>
                {index > 0 && ', '}
                <Tracked pattern={carrier.tracking} number={number} />
              </span>
            )),
          },
        ]
      : []),
  ];
}

interface TrackedProps {
  readonly pattern: string;
  readonly number: string;
}

/** A tracking number, linked to the page of the carrier if it has one. */
function Tracked({ pattern, number }: TrackedProps) {
  const { t } = useLingui();
  const address = trackingAddress(pattern, number);
  if (address === null) return <>{number}</>;
  return (
    <a href={address} target="_blank" rel="noreferrer" aria-label={t`Follow ${number} at the carrier`}>
      {number}
    </a>
  );
}
