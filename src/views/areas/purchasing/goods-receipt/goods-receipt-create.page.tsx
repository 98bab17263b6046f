import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { isAwaited } from '#model/areas/purchasing/purchase-order/purchase-order.kind.ts';
import { compare } from '#model/values/order.ts';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useReceivingPath } from '../purchase-order/receipt-paths.ts';
import { useSupplierChoice } from '../purchase-order/supplier-choice.ts';
import { usePurchaseOrderTitle } from '../purchase-order/purchase-order-title.ts';
import { useWarehouseOptions } from '#views/kit/document/warehouse-options.ts';
import { Autocomplete } from '#views/ui/autocomplete.tsx';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Panel } from '#views/ui/panel.tsx';
import type { Option } from '#views/ui/option.ts';
import { Select } from '#views/ui/select.tsx';
import type { ChoosingProps } from '#views/ui/use-choosing.ts';
import { blindReceipt } from '../purchase-order/start-receipt.ts';
import { ReceiveButton } from '../purchase-order/receive-button.tsx';

/** Starts a goods receipt: for an open purchase order, or for goods without one. */
export function GoodsReceiptCreatePage() {
  const { t } = useLingui();
  const paths = usePaths();
  const [query] = useAddress();
  return (
    <>
      <PageHeader
        title={t`New goods receipt`}
        back={{ label: t`Receiving`, to: paths.to('/apps/inventory/receiving') }}
      />
      <div className="ui-stack">
        <FromOrder chosen={query['order'] ?? null} />
        <WithoutOrder />
      </div>
    </>
  );
}

function FromOrder({ chosen }: { readonly chosen: string | null }) {
  const { t } = useLingui();
  const [, setQuery] = useAddress();
  const order = useRow('purchaseOrder', chosen);
  const sentence = useRefusalSentence();
  const labelOf = useOrderLabel();
  const orders = useAwaitedOrders();
  const problem =
    order && !isAwaited(order)
      ? sentence({ code: 'orderNotAwaited', params: { number: order.number ?? '' } })
      : undefined;
  return (
    <Panel
      title={t`From a purchase order`}
      subtitle={t`What is still to come is filled in; you count what did.`}
      foot={order && problem === undefined ? <ReceiveButton order={order} /> : undefined}
    >
      <div className="ui-fields">
        <Field label={t`Purchase order`} error={problem}>
          <Autocomplete
            autoFocus={chosen === null}
            placeholder={t`Number or supplier`}
            value={order ? { value: order.id, label: labelOf(order) } : null}
            {...orders}
            onChange={(option) => setQuery({ order: option?.value })}
          />
        </Field>
      </div>
    </Panel>
  );
}

function useOrderLabel(): (order: PurchaseOrderRow) => string {
  const { replica } = useModel();
  const titleOf = usePurchaseOrderTitle();
  return (order) => {
    const supplier = order.supplier === null ? undefined : replica.view.get('supplier', order.supplier);
    return [titleOf(order), supplier?.name].filter(Boolean).join(' · ');
  };
}

/** Orders that can receive goods, and why the one with a number cannot. */
function useAwaitedOrders(): Required<Pick<ChoosingProps<string>, 'search' | 'exact'>> {
  const { replica } = useModel();
  const labelOf = useOrderLabel();
  const sentence = useRefusalSentence();
  const rows = () => replica.rows('purchaseOrder') as readonly PurchaseOrderRow[]; // table purchaseOrder holds PurchaseOrderRow
  const optionOf = (order: PurchaseOrderRow): Option => ({ value: order.id, label: labelOf(order) });
  return {
    search: (query) => {
      const words = query.toLowerCase().split(/\s+/).filter(Boolean);
      return rows()
        .filter(isAwaited)
        .map(optionOf)
        .filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
        .sort((a, b) => compare(b.label, a.label))
        .slice(0, 12);
    },
    exact: (text) => {
      const order = rows().find(({ number }) => number?.toLowerCase() === text.toLowerCase());
      if (!order || isAwaited(order)) return order && optionOf(order);
      return sentence({ code: 'orderNotAwaited', params: { number: order.number ?? '' } });
    },
  };
}

function WithoutOrder() {
  const { t } = useLingui();
  const suppliers = useSupplierChoice();
  const warehouses = useWarehouseOptions();
  const [supplier, setSupplier] = useState<Option | null>(null);
  const [chosen, setWarehouse] = useState<string>();
  const warehouse = chosen ?? warehouses[0]?.value ?? null;
  const { start, off } = useBlindReceipt(warehouse, supplier?.value ?? null);
  return (
    <Panel
      title={t`Without an order`}
      subtitle={t`Goods that arrived unannounced, or were ordered elsewhere.`}
      foot={
        <Button icon="scan" data-testid="start-blind" {...off} onClick={start}>
          <Trans>Start counting</Trans>
        </Button>
      }
    >
      <div className="ui-fields">
        <Field label={t`Supplier`} optional>
          <Autocomplete
            value={supplier}
            {...suppliers}
            placeholder={t`Number or name`}
            onChange={setSupplier}
          />
        </Field>
        <Field label={t`Warehouse`}>
          <Select value={warehouse} options={warehouses} onChange={setWarehouse} />
        </Field>
      </div>
    </Panel>
  );
}

function useBlindReceipt(warehouse: string | null, supplier: string | null) {
  const { t } = useLingui();
  const model = useModel();
  const propose = usePropose();
  const paths = usePaths();
  const pathOf = useReceivingPath();
  const refused = useRefused('goodsReceipt');
  const refusal = useCreationRefusal('goodsReceipt');
  const start = (): void => {
    if (warehouse === null) return;
    const document = model.newId();
    const data = blindReceipt(warehouse, supplier);
    if (!propose({ kind: 'goodsReceipt', document, type: 'create', data })) paths.go(pathOf(document));
  };
  return {
    start,
    off:
      refused(refusal) ?? (warehouse === null ? { disabledReason: t`Create a warehouse first.` } : undefined),
  };
}
