import { useLingui } from '@lingui/react/macro';
import { currencies, type Currency } from '#model/values/money.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import { RateHint } from '#views/areas/setup/exchange-rate/rate-hint.tsx';
import { useRateToBegin } from '#views/areas/setup/exchange-rate/use-exchange-rates.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { useCreating } from '#views/kit/document/on-the-way.ts';
import { DeliveryTermFields } from '#views/kit/document/delivery-fields.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { OrderLead } from '#views/kit/lines/order-lead.tsx';
import { TagsField } from '#views/kit/document/tags-field.tsx';
import { Autocomplete } from '#views/ui/autocomplete.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { LEADS_TO_LINES } from '#views/ui/focus-next-field.ts';
import { RateInput } from '#views/ui/scaled-input.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { atRate } from './purchase-order-draft.ts';
import { useBoughtFrom } from './use-bought-from.ts';
import { useSupplierChoice } from './supplier-choice.ts';
import { useWarehouseOptions } from '#views/kit/document/warehouse-options.ts';
import type { OrderEditor } from './use-order-editor.ts';

/** Of whom is bought: the lines follow at once. */
export function PurchaseOrderLead({ editor }: { readonly editor: OrderEditor }) {
  const { t } = useLingui();
  const supplier = useSupplierField(editor);
  const facts = useFacts(editor);
  return (
    <OrderLead title={t`Order`} facts={facts}>
      <div {...LEADS_TO_LINES}>
        <Field label={t`Supplier`} required error={editor.error('supplier')}>
          <Autocomplete
            {...supplier}
            autoFocus={editor.value.supplier === null}
            placeholder={t`Number or name`}
          />
        </Field>
      </div>
      {useNeedsRate(editor) && <RateField editor={editor} />}
    </OrderLead>
  );
}

/** What is usual for the supplier, and only changed now and then. */
function useFacts({ value }: OrderEditor): readonly string[] {
  const { t } = useLingui();
  const format = useFormat();
  const warehouse = useRow('warehouse', value.warehouse === '' ? null : value.warehouse)?.name;
  const day = value.expectedOn && format.date(value.expectedOn);
  return [
    ...(warehouse === undefined ? [] : [t`Deliver to ${warehouse}`]),
    ...(day === null ? [] : [t`Expected on ${day}`]),
    value.currency,
  ];
}

/** Whether the order is in another currency, for which there is no rate. */
function useNeedsRate({ value, companyCurrency }: OrderEditor): boolean {
  const rateOf = useRateToBegin();
  const today = useToday();
  return value.currency !== companyCurrency && rateOf(value.currency, today) === null;
}

/** The fields of an order besides its supplier and lines: below these, as they follow from the supplier. */
export function PurchaseOrderDetails({ editor }: { readonly editor: OrderEditor }) {
  const { t } = useLingui();
  const { value, change } = editor;
  return (
    <Panel title={t`Dates and terms`}>
      <div className="ui-fields">
        <Field label={t`Expected on`} optional>
          <DateInput
            value={value.expectedOn}
            onChange={(expectedOn) => change({ expectedOn }, 'expectedOn')}
          />
        </Field>
        {!editor.amending && <PartyFields editor={editor} />}
        <Field label={t`Supplier's reference`} optional>
          <TextInput
            value={value.theirReference}
            maxLength={200}
            onChange={(theirReference) => change({ theirReference }, 'theirReference')}
          />
        </Field>
        <DeliveryTermFields value={value} error={editor.error} onChange={change} />
        <TagsField
          kind="purchaseOrder"
          value={value.tags}
          error={editor.error('tags')}
          onChange={(tags) => change({ tags })}
        />
        <Field label={t`Notes`} optional wide>
          <TextArea value={value.notes} rows={2} onChange={(notes) => change({ notes }, 'notes')} />
        </Field>
      </div>
    </Panel>
  );
}

function PartyFields({ editor }: { readonly editor: OrderEditor }) {
  const { t } = useLingui();
  const { value, change } = editor;
  const warehouses = useWarehouseOptions();
  const rateOf = useRateToBegin();
  const today = useToday();
  const needsRate = useNeedsRate(editor);
  const setCurrency = (currency: Currency): void => change({ currency, ...atRate(rateOf(currency, today)) });
  return (
    <>
      <Field label={t`Deliver to`} required error={editor.error('warehouse')}>
        <Select
          value={value.warehouse === '' ? null : value.warehouse}
          options={warehouses}
          onChange={(warehouse) => change({ warehouse })}
        />
      </Field>
      <Field label={t`Currency`}>
        <Select
          value={value.currency}
          options={Object.keys(currencies).map((code) => ({ value: code as Currency, label: code }))} // keys of a const record
          onChange={setCurrency}
        />
      </Field>
      {value.currency !== editor.companyCurrency && !needsRate && <RateField editor={editor} />}
    </>
  );
}

/** A new supplier sets its currency, and the expected day from its usual lead time. */
function useSupplierField({ value, change }: OrderEditor) {
  const { replica } = useModel();
  const boughtFrom = useBoughtFrom();
  const parties = useSupplierChoice();
  const creating = useCreating('supplier');
  const chosen = value.supplier === null ? undefined : replica.view.get('supplier', value.supplier);
  const choose = (id: string | null): void => {
    const supplier = id === null ? undefined : replica.view.get('supplier', id);
    if (!supplier) return change({ supplier: null });
    return change(boughtFrom(supplier));
  };
  return {
    creating: creating && {
      ...creating,
      onCreate: (text: string) => (change({ supplier: null }), creating.onCreate(text)),
    },
    value: chosen ? { value: chosen.id, label: chosen.name } : null,
    ...parties,
    onChange: (option: { readonly value: string } | null) => choose(option?.value ?? null),
  };
}

function RateField({ editor }: { readonly editor: OrderEditor }) {
  const { t } = useLingui();
  const { value, change, companyCurrency } = editor;
  const today = useToday();
  const [one, other] = [value.currency, companyCurrency];
  // A draft starts with the rate 1, which is hardly intended for another currency.
  const unset = value.rate === RATE_ONE ? t`Enter what one ${one} costs in ${other}.` : undefined;
  return (
    <Field
      label={t`Rate`}
      required
      hint={
        <>
          {t`${other} for one ${one}`} <RateHint currency={value.currency} day={today} />
        </>
      }
      error={editor.error('rate') ?? unset}
    >
      <RateInput
        value={value.rate}
        currency={companyCurrency}
        onChange={(rate) => change({ rate: (rate ?? 0) > 0 ? (rate ?? null) : null }, 'rate')}
      />
    </Field>
  );
}
