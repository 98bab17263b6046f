import type { ShipmentRow } from '#model/areas/sales/shipment/shipment.facts.ts';

/** The weight of a shipment's parcels, grams. */
export const weightOf = ({ parcels }: Pick<ShipmentRow, 'parcels'>): number =>
  parcels.reduce((sum, parcel) => sum + parcel.weight, 0);
