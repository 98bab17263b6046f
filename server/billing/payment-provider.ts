/** What a person is shown of how they pay. */
export interface PaymentMethod {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
}

/** The beginning of giving a payment method. */
export interface PaymentSetup {
  readonly id: string;
  /** For a page that collects the method itself. */
  readonly clientSecret: string | null;
  /** A page of the provider's that collects it and leads back. */
  readonly redirectUrl: string | null;
}

export interface AttachRequest {
  readonly setup: string;
  /** Where the page collected it; the provider's own page tells it itself. */
  readonly paymentMethod: string | undefined;
  /** The customer that pays already, if any. */
  readonly customer: string | null;
}

/** Who takes the money. Methods throw PaymentRefused, or PaymentUnavailable when nothing is known to have happened. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox';
  /** `reference` makes it repeatable; `returnUrl` is where the provider's page leads back to, `{setup}` its id there. */
  createSetup(request: { readonly reference: string; readonly returnUrl: string }): Promise<PaymentSetup>;
  attach(request: AttachRequest): Promise<{ readonly customer: string; readonly method: PaymentMethod }>;
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
