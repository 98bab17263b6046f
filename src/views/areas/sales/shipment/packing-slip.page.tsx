import type { ShipmentRow } from '#model/areas/sales/shipment/shipment.facts.ts';
import { shipmentPaper } from '#model/papers/shipment.paper.ts';
import { DocumentPaperPage } from '#views/kit/print/document-paper-page.tsx';

/** The contents of the parcels, in the customer's language. [PAP3] */
export const PackingSlipPage = ({ row }: { readonly row: ShipmentRow }) => (
  <DocumentPaperPage declared={shipmentPaper} row={row} />
);
