import { useLingui } from '@lingui/react/macro';
import type { ShipmentRow, ShipmentRowLine } from '#model/areas/sales/shipment/shipment.facts.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import type { PaperColumn } from '#views/kit/print/paper-parts.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';

/** Customs code and origin of goods that leave the country, as far as any of them says them. [PR28] */
export function useCustomsColumns({
  deliveryAddress,
  lines,
}: ShipmentRow): readonly PaperColumn<ShipmentRowLine>[] {
  const { t } = useLingui();
  const { productOf } = useLineWords();
  const { address } = useCompany();
  if (deliveryAddress.country === address.country) return [];
  const columns = [
    {
      id: 'customs',
      header: t`Customs code`,
      cell: (line: ShipmentRowLine) => productOf(line)?.customsCode ?? '',
    },
    { id: 'origin', header: t`Origin`, cell: (line: ShipmentRowLine) => productOf(line)?.origin ?? '' },
  ];
  return columns.filter(({ cell }) => lines.some((line) => cell(line) !== ''));
}
