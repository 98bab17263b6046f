import { useLingui } from '@lingui/react/macro';
import { exchangeAmount } from '#model/areas/sales/customer-return/customer-return.exchange.ts';
import type { CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { KeyValues, type KeyValue } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useCreditToCome, useMostCredit, useReturnCurrency } from './return-money.ts';

/** A return and what is sent instead as one: what comes back, what goes out, and the difference. [RT18] */
export function ExchangeCard({ row }: { readonly row: CustomerReturnRow }) {
  const { t } = useLingui();
  const items = useExchange(row);
  if ((row.exchange ?? []).length === 0) return null;
  return (
    <Panel title={t`Exchange`}>
      <KeyValues items={items} />
    </Panel>
  );
}

function useExchange(row: CustomerReturnRow): readonly KeyValue[] {
  const { t } = useLingui();
  const format = useFormat();
  const { replica } = useModel();
  const { name, quantity } = useLineWords();
  const currency = useReturnCurrency(row);
  const credit = useCreditToCome(row);
  const most = useMostCredit(row);
  const price = ifKnown(() => exchangeAmount(replica.view, row), 0);
  const money = (amount: number): string => format.money(amount, currency);
  const difference = (amount: number): KeyValue => ({
    id: 'difference',
    label: amount >= 0 ? t`The customer pays` : t`The customer gets`,
    value: <strong>{money(Math.abs(amount))}</strong>,
  });
  const goods = (row.exchange ?? []).map((one) => (
    <div key={one.id}>{`${quantity(one, one.quantity)} ${name(one)}`}</div>
  ));
  return [
    {
      id: 'back',
      label: t`Credit for what comes back`,
      value: credit === null ? t`At most ${money(most)}` : money(credit),
    },
    { id: 'goods', label: t`Replacement items`, value: goods },
    { id: 'price', label: t`Its price with VAT`, value: money(price) },
    ...(credit === null
      ? [{ id: 'difference', label: t`The customer pays`, value: t`Known once the goods are graded` }]
      : [difference(price - credit)]),
  ];
}
