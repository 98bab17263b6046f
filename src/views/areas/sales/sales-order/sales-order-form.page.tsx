import './sales-order.css';
import { useState } from 'react';
import { useSearch } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { usuallyPromisedOn } from '#model/areas/sales/sales-order/sales-order.terms.ts';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { compare } from '#model/values/order.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { FormPage } from '#views/kit/document/form-page.tsx';
import { useModel, useRow, useRows } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { useRateToBegin } from '#views/areas/setup/exchange-rate/use-exchange-rates.ts';
import { SavingNotice } from '#views/kit/lines/saving-notice.tsx';
import { useOrderManner, useOrderMaking, useOrderSaving } from '#views/kit/lines/use-order-saving.ts';
import { useWithTerms } from '#views/areas/setup/party-category/use-with-terms.ts';
import { useArrivedProduct } from '#views/areas/products/product/use-arrived-product.ts';
import { useOnChange } from '#views/ui/use-on-change.ts';
import { servedAmong } from '#views/areas/setup/member/use-salespeople.ts';
import { freshDraft, soldTo, type OrderDraft } from './sales-order-draft.ts';
import { SalesOrderDelivery, SalesOrderDetails, SalesOrderHead } from './sales-order-head.tsx';
import { SalesOrderLinesEditor } from './sales-order-lines-editor.tsx';
import { salesOrderWords } from './sales-order.look.ts';
import { useOrderEditor, type OrderEditor } from './use-order-editor.ts';

const PATH = '/apps/sales/orders';

/** Edits a sales order: a new one, a draft, or an amendment of a confirmed one. */
export function SalesOrderFormPage({ row }: { readonly row?: SalesOrderRow }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const model = useModel();
  const start = useStart();
  const isForIt = (value: unknown): boolean => [null, start.from].includes(Object(value).customer);
  const goesOn = start.from === null ? undefined : isForIt;
  const making = useOrderMaking({ kind: 'salesOrder', row, fresh: start.order, goesOn });
  const { refused, amending } = useOrderManner(making);
  const editor = useOrderEditor(row, start.draft, amending, making.form);
  useArrivedCustomer(editor, start.from);
  useArrivedProduct(editor);
  const saving = useOrderSaving(editor, {
    ...making,
    onward: 'confirm',
    onDone: () => paths.go(`${PATH}/${making.id}`),
  });
  const back = row ? `${PATH}/${row.id}` : PATH;
  const number = row?.number ?? t`draft`;
  return (
    <FormPage
      title={!row ? t`New sales order` : amending ? t`Amend ${number}` : t`Edit ${number}`}
      back={{ label: i18n._(salesOrderWords.many), to: paths.to(back) }}
      draft={editor}
      creates={row ? undefined : 'salesOrder'}
      onSave={() => saving.save(false)}
      onward={
        !amending && model.may('salesOrder.confirm')
          ? { label: t`Save and confirm`, onSave: () => saving.save(true) }
          : undefined
      }
      onCancel={() => paths.go(back)}
    >
      <SavingNotice kind="salesOrder" refusal={refused ?? saving.refusal} staysDraft={saving.staysDraft} />
      <OrderParts editor={editor} row={row} />
    </FormPage>
  );
}

/** Whom it is for, its lines, and then what is seldom changed. [DP60] */
const OrderParts = ({
  editor,
  row,
}: {
  readonly editor: OrderEditor;
  readonly row: SalesOrderRow | undefined;
}) => (
  <>
    <SalesOrderHead editor={editor} />
    <SalesOrderLinesEditor editor={editor} />
    <SalesOrderDetails editor={editor} row={row} />
    <SalesOrderDelivery editor={editor} />
  </>
);

/** Puts a customer that was created on the way into the order that wanted one. */
function useArrivedCustomer({ value, change }: OrderEditor, from: string | null): void {
  const rateOf = useRateToBegin();
  const customer = useRow('customer', from);
  const withTerms = useWithTerms('customer');
  const members: readonly MemberRow[] = useRows('member');
  useOnChange(customer?.id, () => {
    if (customer && value.customer === null)
      change(soldTo(value, servedAmong(members, withTerms(customer)), rateOf));
  });
}

interface Start {
  readonly order: string;
  readonly draft: OrderDraft;
  /** The customer whose page it was begun on. */
  readonly from: string | null;
}

/** The initial values of a new order: the customer it was begun from, the first warehouse, the company's currency. */
function useStart(): Start {
  const model = useModel();
  const today = useToday();
  const company = useCompany();
  const rateOf = useRateToBegin();
  const { customer: asked } = useSearch({ strict: false }) as { readonly customer?: string }; // as typed into the address
  const customer = useRow('customer', asked ?? null);
  const withTerms = useWithTerms('customer');
  const members: readonly MemberRow[] = useRows('member');
  const [warehouse] = useRows('warehouse').toSorted((a, b) => compare(a.code, b.code));
  const [ids] = useState(() => ({ order: model.newId(), line: model.newId() }));
  const draft = freshDraft({
    warehouse: warehouse?.id ?? '',
    currency: company.currency,
    country: company.address.country,
    orderedOn: today,
    promisedOn: usuallyPromisedOn(today),
    pricesIncludeVat: company.policies.pricesIncludeVat ?? false,
    shipPolicy: company.policies.shipPolicy ?? 'partialKeep',
    salesperson: model.user,
    line: ids.line,
  });
  const from = customer?.id ?? null;
  return {
    order: ids.order,
    from,
    draft: customer ? soldTo(draft, servedAmong(members, withTerms(customer)), rateOf) : draft,
  };
}
