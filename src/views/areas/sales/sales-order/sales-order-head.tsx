import { useLingui } from '@lingui/react/macro';
import type { CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { compare } from '#model/values/order.ts';
import { useModel, useRow, useRows } from '#views/kit/document/model-context.tsx';
import { useCreating } from '#views/kit/document/on-the-way.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { OrderLead } from '#views/kit/lines/order-lead.tsx';
import { DeliveryTermFields } from '#views/kit/document/delivery-fields.tsx';
import { WholeField } from '#views/kit/document/number-fields.tsx';
import { useRateToBegin } from '#views/areas/setup/exchange-rate/use-exchange-rates.ts';
import { useWithTerms } from '#views/areas/setup/party-category/use-with-terms.ts';
import { TagsField } from '#views/kit/document/tags-field.tsx';
import { AddressFields } from '#views/areas/setup/party/address-fields.tsx';
import { Autocomplete } from '#views/ui/autocomplete.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { LEADS_TO_LINES } from '#views/ui/focus-next-field.ts';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { servedAmong } from '#views/areas/setup/member/use-salespeople.ts';
import { addressesOf, soldNoMoreTo, soldTo } from './sales-order-draft.ts';
import { CurrencyFields, PolicyFields, PricesField, RateField, ReasonField } from './sales-order-terms.tsx';
import { OrderDiscountFields } from './order-discount-fields.tsx';
import { useCustomerChoice } from './customer-choice.ts';
import { QuoteFields } from './quote-fields.tsx';
import { VatFields } from './vat-fields.tsx';
import { SalespersonField } from './salesperson-field.tsx';
import type { OrderEditor } from './use-order-editor.ts';
import { useKeptReason } from './use-kept-reason.ts';

/** Who orders, or why a confirmed order is amended: the lines follow at once. */
export function SalesOrderHead({ editor }: { readonly editor: OrderEditor }) {
  const { t } = useLingui();
  const rateOf = useRateToBegin();
  const company = useCompany();
  const { currency, orderedOn } = editor.value;
  const needsRate = currency !== company.currency && rateOf(currency, orderedOn ?? '') === null;
  return (
    <OrderLead title={t`Order`} tour="order-head" facts={useFacts(editor)}>
      <CustomerField editor={editor} />
      {needsRate && <RateField editor={editor} />}
      <ReasonField editor={editor} />
    </OrderLead>
  );
}

/** What is usual for the customer, and only changed now and then. */
function useFacts({ value }: OrderEditor): readonly string[] {
  const { t } = useLingui();
  const format = useFormat();
  const warehouse = useRow('warehouse', value.warehouse === '' ? null : value.warehouse)?.name;
  const day = value.promisedOn && format.date(value.promisedOn);
  const { currency } = value;
  return [
    ...(warehouse === undefined ? [] : [t`Ships from ${warehouse}`]),
    ...(day === null ? [] : [t`Promised for ${day}`]),
    value.pricesIncludeVat ? t`${currency}, prices include VAT` : currency,
  ];
}

interface DetailsProps {
  readonly editor: OrderEditor;
  readonly row: SalesOrderRow | undefined;
}

/** Warehouse, dates and terms: below the lines, as they follow from the customer. */
export function SalesOrderDetails({ editor, row }: DetailsProps) {
  const { t } = useLingui();
  const { value, change, error, amending } = editor;
  const kept = useKeptReason(amending);
  return (
    <Panel title={t`Dates and terms`}>
      <div className="ui-fields">
        <Field label={t`Promised for`} required error={error('promisedOn')}>
          <DateInput
            value={value.promisedOn}
            onChange={(promisedOn) => change({ promisedOn }, 'promisedOn')}
          />
        </Field>
        <WarehouseField editor={editor} />
        <Field label={t`Their reference`} optional error={error('theirReference')}>
          <TextInput
            name="theirReference"
            value={value.theirReference}
            onChange={(theirReference) => change({ theirReference }, 'theirs')}
          />
        </Field>
        <SalespersonField editor={editor} />
        <Field label={t`Ordered on`} required hint={kept} error={error('orderedOn')}>
          <DateInput
            value={value.orderedOn}
            disabled={amending}
            onChange={(orderedOn) => change({ orderedOn }, 'orderedOn')}
          />
        </Field>
        <PolicyFields editor={editor} />
        <ServiceFields editor={editor} />
        <CurrencyFields editor={editor} />
        <PricesField editor={editor} />
        <QuoteFields editor={editor} />
        <VatFields editor={editor} />
        <OrderDiscountFields editor={editor} row={row} />
      </div>
    </Panel>
  );
}

/** What tells the order from others: how soon it is served, and its tags. */
function ServiceFields({ editor }: { readonly editor: OrderEditor }) {
  const { t } = useLingui();
  const { value, change, error } = editor;
  return (
    <>
      <WholeField
        form={{ error, mistyped: () => {} }}
        path="priority"
        label={t`Priority`}
        hint={t`0 to 9, higher is served first`}
        value={value.priority}
        onChange={(priority) => change({ priority }, 'priority')}
      />
      <TagsField
        kind="salesOrder"
        value={value.tags}
        error={error('tags')}
        onChange={(tags) => change({ tags: [...tags] })}
      />
    </>
  );
}

/** Makes an order one for another customer, or for none yet. */
function useChoosing({ value, change }: OrderEditor, chosen: CustomerRow | undefined) {
  const rows = useRows('customer');
  const rateOf = useRateToBegin();
  const { user } = useModel();
  const withTerms = useWithTerms('customer');
  const members: readonly MemberRow[] = useRows('member');
  return (id: string | null): void => {
    const row = rows.find((one) => one.id === id);
    const freed = soldNoMoreTo(value, chosen, user);
    change(
      row
        ? soldTo(freed, servedAmong(members, withTerms(row)), rateOf)
        : { customer: null, salesperson: freed.salesperson },
    );
  };
}

function CustomerField({ editor }: { readonly editor: OrderEditor }) {
  const { t } = useLingui();
  const { value, change, error, amending } = editor;
  const kept = useKeptReason(amending);
  const parties = useCustomerChoice();
  const creating = useCreating('customer');
  const chosen = useRow('customer', value.customer);
  const choose = useChoosing(editor, chosen);
  return (
    <div {...LEADS_TO_LINES}>
      <Field label={t`Customer`} required hint={kept} error={error('customer')}>
        <Autocomplete
          value={chosen ? { value: chosen.id, label: chosen.name } : null}
          placeholder={t`Name, number or city`}
          {...parties}
          creating={
            creating && {
              ...creating,
              onCreate: (text) => (change({ customer: null }), creating.onCreate(text)),
            }
          }
          disabled={amending}
          autoFocus={value.customer === null}
          onChange={(option) => choose(option?.value ?? null)}
        />
      </Field>
    </div>
  );
}

function WarehouseField({ editor }: { readonly editor: OrderEditor }) {
  const { t } = useLingui();
  const { value, change, error, amending } = editor;
  const kept = useKeptReason(amending);
  const warehouses = useRows('warehouse').toSorted((a, b) => compare(a.code, b.code));
  return (
    <Field label={t`Ships from`} required hint={kept} error={error('warehouse')}>
      <Select
        value={value.warehouse === '' ? null : value.warehouse}
        options={warehouses.map((row) => ({ value: row.id, label: row.name, hint: row.code }))}
        disabled={amending}
        onChange={(warehouse) => change({ warehouse })}
      />
    </Field>
  );
}

/** The delivery address, and notes for the warehouse. */
export function SalesOrderDelivery({ editor }: { readonly editor: OrderEditor }) {
  const { t } = useLingui();
  const { value, change, error } = editor;
  const customer = useRow('customer', value.customer);
  const known = customer ? addressesOf(customer) : [];
  const at = known.findIndex((address) => JSON.stringify(address) === JSON.stringify(value.deliveryAddress));
  return (
    <Panel title={t`Delivery`}>
      <div className="ui-fields">
        {known.length > 1 && (
          <Field label={t`Deliver to`} wide>
            <Select
              value={at < 0 ? null : String(at)}
              options={known.map(({ street, city }, index) => ({
                value: String(index),
                label: `${street}, ${city}`,
              }))}
              onChange={(index) => change({ deliveryAddress: known[Number(index)] ?? value.deliveryAddress })}
            />
          </Field>
        )}
        <AddressFields
          value={value.deliveryAddress}
          path="deliveryAddress"
          error={(path) => error(path) ?? (path.endsWith('.street') ? error('deliveryAddress') : undefined)}
          onChange={(parts) => change({ deliveryAddress: { ...value.deliveryAddress, ...parts } }, 'address')}
        />
        <DeliveryTermFields value={value} error={error} onChange={change} />
        <Field label={t`Notes`} optional wide error={error('notes')}>
          <TextArea rows={2} value={value.notes} onChange={(notes) => change({ notes }, 'notes')} />
        </Field>
      </div>
    </Panel>
  );
}
