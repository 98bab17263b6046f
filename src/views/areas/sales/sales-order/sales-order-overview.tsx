import { useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { kitsIn } from '#model/areas/sales/sales-order/sales-order.kits.ts';
import { shipPolicyWords } from '#views/areas/setup/company/ship-policy.messages.ts';
import { useCurrencyAgreed } from '#views/kit/document/use-currency-agreed.ts';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { vatsOf } from '#model/areas/sales/sales-order/sales-order.vat.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { useDeliveryAgreed } from '#views/kit/document/use-delivery-terms.ts';
import { AddressLines } from '#views/kit/document/address-lines.tsx';
import { useTagValues } from '#views/kit/document/tag-badges.tsx';
import { KeyValues, type KeyValue } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { quantityWords } from './quote.messages.ts';
import { reservingOf } from '#model/areas/sales/sales-order/sales-order.reserving.ts';
import { useReservingSentence } from './use-reserving-sentence.ts';
import { useVatSentence } from './use-vat-sentence.ts';
import { useTermsOfSale } from './use-terms-of-sale.ts';
import { SalesOrderLines } from './sales-order-lines.tsx';
import { SalesOrderInvoices } from './sales-order-invoices.tsx';
import { SalesOrderPayments } from './sales-order-payments.tsx';
import { SalesOrderStats } from './sales-order-stats.tsx';
import { TimeCell } from '#views/kit/document/time-cell.tsx';

/** The lines of an order and its terms. */
export function SalesOrderOverview({ row }: { readonly row: SalesOrderRow }) {
  return (
    <div className="ui-stack">
      {row.revision > 0 && <SalesOrderStats row={row} />}
      <SalesOrderLines row={row} />
      <SalesOrderInvoices row={row} />
      <SalesOrderPayments row={row} />
      <Agreed row={row} />
    </div>
  );
}

function Agreed({ row }: { readonly row: SalesOrderRow }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const currency = useCurrencyAgreed(row);
  const terms = useTermsOfSale(row);
  const warehouse = useRow('warehouse', row.warehouse);
  return (
    <Panel title={t`Agreed`}>
      <KeyValues
        columns={2}
        items={[
          { id: 'promised', label: t`Promised for`, value: <TimeCell at={row.promisedOn} /> },
          { id: 'ordered', label: t`Ordered on`, value: <TimeCell at={row.orderedOn} /> },
          { id: 'reference', label: t`Their reference`, value: row.theirReference },
          ...useQuoteItems(row),
          ...useOurReference(row),
          ...currency,
          ...terms,
          ...useVatItems(row),
          ...useDeliveryAgreed(row),
          { id: 'warehouse', label: t`Ships from`, value: warehouse?.name },
          { id: 'policy', label: t`If something is missing`, value: i18n._(shipPolicyWords[row.shipPolicy]) },
          { id: 'reserves', label: t`Goods are reserved`, value: useReserved(row) },
          ...useKitItem(row),
          { id: 'priority', label: t`Priority`, value: format.count(row.priority) },
          {
            id: 'address',
            label: t`Deliver to`,
            value: <AddressLines address={row.deliveryAddress} locale={i18n.locale} />,
          },
          ...useConfirmation(row),
          ...useTagValues(row.tags),
          { id: 'notes', label: t`Notes`, value: row.notes },
        ]}
      />
    </Panel>
  );
}

/** Until when it holds as a quote, and what other quantities cost; nothing where it is none. [SO75] [SO79] */
function useQuoteItems({
  quote,
  validUntil = null,
  quantities = 'locked',
}: SalesOrderRow): readonly KeyValue[] {
  const { t, i18n } = useLingui();
  if (!quote) return [];
  return [
    { id: 'quote', label: t`Quote`, value: quote.number },
    { id: 'validUntil', label: t`Quote valid until`, value: <TimeCell at={validUntil} /> },
    {
      id: 'quantities',
      label: t`If the customer wants another quantity`,
      value: i18n._(quantityWords[quantities]),
    },
  ];
}

/** [SO72] */
function useOurReference({ salesperson }: SalesOrderRow): readonly KeyValue[] {
  const { t } = useLingui();
  const personName = usePersonName();
  return [{ id: 'salesperson', label: t`Our reference`, value: salesperson && personName(salesperson) }];
}

function useConfirmation({ revision, confirmedBy }: SalesOrderRow): readonly KeyValue[] {
  const { t } = useLingui();
  const format = useFormat();
  const personName = usePersonName();
  return [
    { id: 'revision', label: t`Revision`, value: revision === 0 ? null : format.count(revision) },
    {
      id: 'confirmed',
      label: t`Confirmed by`,
      value: confirmedBy === null ? null : personName(confirmedBy),
    },
  ];
}

/** How VAT is charged on its lines, and why. [SO93] */
function useVatItems(row: SalesOrderRow): readonly KeyValue[] {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const words = useVatSentence();
  const found = ifKnown(() => vatsOf(view, row, row.lines), []);
  return found.map(({ vat }, index) => {
    const { treatment, reason } = words(vat);
    return {
      id: `vat-${index}`,
      label: t`VAT treatment`,
      value: (
        <>
          {treatment}
          <div className="ui-faint">{reason}</div>
        </>
      ),
    };
  });
}

/** When its goods are reserved, or would be, and who decides it. [SO62] */
function useReserved(row: SalesOrderRow): string {
  const { view } = useModel().replica;
  const sentence = useReservingSentence();
  const found = row.revision > 0 ? row.reserves : ifKnown(() => reservingOf(view, row), null);
  return sentence(found);
}

/** Whether kits ship whole; nothing where there are none. [SO31] */
function useKitItem({ lines, kitsInParts }: SalesOrderRow): readonly KeyValue[] {
  const { t } = useLingui();
  if (kitsIn(lines).length === 0) return [];
  return [{ id: 'kits', label: t`Kits`, value: kitsInParts ? t`May ship in parts` : t`Ship whole` }];
}
