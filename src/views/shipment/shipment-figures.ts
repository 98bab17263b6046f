import type { ShipmentRow } from '#model/shipment/shipment.facts.ts';

/** What a shipment's parcels weigh, grams. */
export const weightOf = ({ parcels }: Pick<ShipmentRow, 'parcels'>): number =>
  parcels.reduce((sum, parcel) => sum + parcel.weight, 0);
