import { paymentForm, type PaymentForm } from '#model/areas/sales/payment/payment.facts.ts';
import { openOf } from '#model/areas/sales/owed/owed.ts';
import { followed, inTurn, spread } from '#model/areas/sales/payment/spread.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { compare } from '#model/values/order.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useForm, type Form } from '#views/kit/document/use-form.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { useRateToBegin } from '#views/areas/setup/exchange-rate/use-exchange-rates.ts';

/** What is typed of a payment, and how its parts follow each other. */
export interface PaymentEditor {
  readonly form: Form<PaymentForm>;
  /** Changes some fields; what is set against invoices follows while nobody has typed it by hand. [PAY8] */
  readonly change: (parts: Partial<PaymentForm>) => void;
  /** Sets parts against invoices, as typed. */
  readonly allocate: (allocations: PaymentForm['allocations']) => void;
  /** Takes a customer: the currency is that of what they owe. */
  readonly choose: (customer: string) => void;
  /** Takes an invoice: its customer, what is open of it, and it first. [PAY9] */
  readonly take: (invoice: string) => void;
  /** Sets the money against the oldest invoices, whatever was typed. */
  readonly spreadAll: () => void;
}

/** A payment that is being recorded; `?invoice=` and `?customer=` begin with what they name. */
export function usePaymentForm(): PaymentEditor {
  const { replica } = useModel();
  const { fresh, ofInvoice, ofCustomer } = useBeginnings();
  const [{ invoice, customer }] = useAddress();
  const initial =
    (invoice === undefined ? undefined : ofInvoice(fresh, invoice)) ??
    (customer === undefined ? fresh : { ...fresh, ...ofCustomer(customer) });
  const goesOn = (value: unknown): boolean =>
    initial.customer === '' || Object(value).customer === initial.customer;
  const form = useForm<PaymentForm>(paymentForm, initial, { kind: 'payment', row: undefined, goesOn });
  const put = (next: PaymentForm): void => form.edit((draft) => void Object.assign(draft, next));
  const change = (parts: Partial<PaymentForm>): void => {
    const after = { ...form.value, ...parts };
    put({ ...after, allocations: ifKnown(() => followed(replica.view, form.value, after), []) });
  };
  return {
    form,
    change,
    allocate: (allocations) => put({ ...form.value, allocations }),
    choose: (id) => change({ ...ofCustomer(id), allocations: [] }),
    take: (id) => put(ofInvoice(form.value, id) ?? form.value),
    spreadAll: () => {
      const open = ifKnown(() => inTurn(replica.view, { ...form.value, allocations: [] }), []);
      put({ ...form.value, allocations: spread(form.value, open) });
    },
  };
}

/** What a payment begins with. */
function useBeginnings() {
  const model = useModel();
  const today = useToday();
  const company = useCompany();
  const rateOf = useRateToBegin();
  const fresh: PaymentForm = {
    customer: '',
    direction: 'in',
    on: today,
    amount: 0,
    currency: company.currency,
    rate: RATE_ONE,
    reference: '',
    notes: '',
    source: 'hand',
    allocations: [],
  };
  const inCurrency = (currency: string): Pick<PaymentForm, 'currency' | 'rate'> => ({
    currency: currency as PaymentForm['currency'], // of an invoice or of the company
    rate: rateOf(currency, today) ?? RATE_ONE,
  });
  const ofCustomer = (customer: string) => ({
    customer,
    ...inCurrency(currencyOwed(model, customer) ?? company.currency),
  });
  const ofInvoice = (before: PaymentForm, id: string): PaymentForm | undefined => {
    const row = ifKnown(() => model.replica.view.get('invoice', id), undefined);
    const open = row ? openOf(row) : 0;
    if (!row || open === 0) return undefined;
    const amount = Math.abs(open);
    const [direction, allocations] = [
      open > 0 ? 'in' : 'out',
      [{ invoice: id, amount, less: null }],
    ] as const;
    const { customer, currency } = row;
    return { ...before, customer, ...inCurrency(currency), direction, amount, allocations: [...allocations] };
  };
  return { fresh, ofCustomer, ofInvoice };
}

/** The currency of what a customer has owed longest. */
function currencyOwed({ replica }: CompanyModel, customer: string): string | undefined {
  const open = ifKnown(() => replica.view.by('invoice', 'onCredit', customer), []);
  return open.toSorted((a, b) => compare(a.issue?.dueOn ?? '', b.issue?.dueOn ?? ''))[0]?.currency;
}
