/** A payment method as people see it. */
export interface PaymentMethod {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
}

/** A setup of a payment method. */
export interface PaymentSetup {
  readonly id: string;
  /** For a page that collects the method itself. */
  readonly clientSecret: string | null;
  /** The provider's page that collects it and redirects back. */
  readonly redirectUrl: string | null;
}

export interface AttachRequest {
  readonly setup: string;
  /** Set if our page collected it; otherwise the provider's page reports it. */
  readonly paymentMethod: string | undefined;
  /** The existing customer, if any. */
  readonly customer: string | null;
}

/** What a payment is for. */
export interface PaymentMarks {
  readonly company: string;
  /** The invoice's number. */
  readonly invoice: string;
  /** The number of the try, from 1. */
  readonly attempt: string;
}

export interface ChargeRequest {
  readonly customer: string;
  /** The id of the payment method. */
  readonly method: string;
  /** Minor units of the currency. */
  readonly amount: number;
  readonly currency: string;
  /** Makes it idempotent: the same payment, tried once. */
  readonly reference: string;
  /** What it is for, as the provider's events repeat it. */
  readonly marks: PaymentMarks;
}

/** A payment provider. Methods throw PaymentRefused, or PaymentUnavailable if the result is unknown. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox';
  /** Signs the events that it sends; null: it sends none. */
  readonly webhookSecret: string | null;
  /**
   * `reference` makes it idempotent; `returnUrl` is where the provider's page redirects to, with `{setup}` as its id.
   */
  createSetup(request: { readonly reference: string; readonly returnUrl: string }): Promise<PaymentSetup>;
  attach(request: AttachRequest): Promise<{ readonly customer: string; readonly method: PaymentMethod }>;
  /** Takes a payment while nobody is there; `unknown` while it is under way, or where an event tells. */
  charge(request: ChargeRequest): Promise<'paid' | 'failed' | 'unknown'>;
}

export type PaymentFault = 'cardDeclined' | 'setupNotFinished' | 'unknownPaymentMethod';

export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
  readonly code: PaymentFault;
  constructor(code: PaymentFault) {
    super(code);
    this.code = code;
  }
}

export class PaymentUnavailable extends Error {
  override readonly name = 'PaymentUnavailable';
}
