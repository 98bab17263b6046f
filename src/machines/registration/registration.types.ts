export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Minor units a month, without VAT. */
  readonly prices: readonly { readonly currency: string; readonly amount: number }[];
  /** Null: no limit. */
  readonly limits: Readonly<Record<'members' | 'warehouses' | 'products' | 'ordersPerMonth', number | null>>;
  readonly trialDays: number;
  readonly recommended: boolean;
}

export interface CompanyPart {
  readonly company: string;
  readonly country: string;
  readonly currency: string;
  readonly timeZone: string;
}

export interface AccountPart {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** How a payment method is given: on the provider's page `elsewhere`, or as one of `methods`. */
export interface PaymentSetup {
  readonly provider: 'stripe' | 'sandbox';
  readonly id: string;
  readonly elsewhere: string | null;
  readonly methods: readonly string[];
}

export interface Card {
  readonly brand: string;
  readonly last4: string;
}

export type RegistrationStep = 'plan' | 'company' | 'payment' | 'account';

/** A sign-up as far as it has come. */
export interface RegistrationDraft {
  readonly token: string;
  readonly step: RegistrationStep;
  readonly plan: string | null;
  readonly company: CompanyPart | null;
  readonly card: Card | null;
}

export interface Begun {
  readonly plans: readonly Plan[];
  readonly draft: RegistrationDraft;
  /** The setup that the provider's page came back with. */
  readonly returned: string | null;
}
