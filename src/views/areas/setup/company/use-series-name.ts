import { useLingui } from '@lingui/react/macro';
import type { SeriesName } from '#model/areas/setup/company/number-series.ts';
import type { TableName } from '#model/engine/rows.ts';
import { kindOf } from '#views/kind-registry.ts';

/** What each series numbers, but for quotes and credit notes, which are no kinds of their own. */
const numbered: Readonly<Record<Exclude<SeriesName, 'QT' | 'CN'>, TableName>> = {
  ADJ: 'adjustment',
  AS: 'assembly',
  CNT: 'count',
  GR: 'goodsReceipt',
  INV: 'invoice',
  MOV: 'movement',
  PAY: 'payment',
  PK: 'pick',
  PO: 'purchaseOrder',
  RFQ: 'quoteRequest',
  RT: 'customerReturn',
  SB: 'supplierBill',
  SH: 'shipment',
  SO: 'salesOrder',
  SR: 'supplierReturn',
};
const kinds: Readonly<Record<string, TableName>> = numbered;

/** What a series numbers, in the reader's language; of a series of nothing known, the series itself. */
export function useSeriesName(series: string): string {
  const { i18n, t } = useLingui();
  if (series === 'QT') return t`Quotes`;
  if (series === 'CN') return t`Credit notes`;
  const kind = kinds[series];
  const said = kind && kindOf(kind)?.many;
  return said ? i18n._(said) : series;
}
