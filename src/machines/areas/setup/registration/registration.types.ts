export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Minor units per month, without VAT. */
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

/** How to add a payment method: on the provider's page `elsewhere`, or with one of `methods`. */
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

/** An unfinished sign-up. */
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
  /** The setup returned from the provider's page. */
  readonly returned: string | null;
}
