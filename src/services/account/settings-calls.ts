import { z } from 'zod';
import type { HttpClient } from '../http/http-client.ts';

const address = z.object({
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
});

const details = z
  .object({
    id: z.int(),
    name: z.string(),
    organisation_number: z.string(),
    vat_number: z.string(),
    address,
    time_zone: z.string(),
    currency: z.string(),
    vat_registrations: z.array(z.object({ country: z.string(), number: z.string() })),
    bank: z.object({ iban: z.string(), bic: z.string(), bankgiro: z.string(), plusgiro: z.string() }),
    version: z.int(),
  })
  .transform(
    ({
      organisation_number: organisationNumber,
      vat_number: vatNumber,
      time_zone: timeZone,
      vat_registrations: vatRegistrations,
      ...rest
    }) => ({ ...rest, organisationNumber, vatNumber, timeZone, vatRegistrations }),
  );
type CompanyDetails = Readonly<z.output<typeof details>>;

const settings = z
  .object({
    over_receipt: z.int(),
    over_receipt_cap: z.int().nullable(),
    closed_until: z.string().nullable(),
    prices_include_vat: z.boolean(),
    ship_policy: z.string(),
    version: z.int(),
  })
  .transform((answer) => ({
    overReceipt: answer.over_receipt,
    overReceiptCap: answer.over_receipt_cap,
    closedUntil: answer.closed_until,
    pricesIncludeVat: answer.prices_include_vat,
    shipPolicy: answer.ship_policy,
    version: answer.version,
  }));
type CompanySettings = Readonly<z.output<typeof settings>>;
/** What is absent stays as it is. */
type Change<T> = { readonly [K in keyof T]?: T[K] | undefined };
/** `closesAhead`: days to come are closed on purpose. */
type SettingsChange = Change<CompanySettings & { readonly closesAhead: true }>;

const profile = z.object({ name: z.string(), locale: z.enum(['en', 'sv']) });
type Profile = Readonly<z.output<typeof profile>>;
const ownProfile = profile.extend({ email: z.string() });

const ownSessions = z
  .object({
    results: z.array(
      z
        .object({
          id: z.string(),
          current: z.boolean(),
          last_seen_at: z.string(),
          user_agent: z.string(),
          ip: z.string(),
        })
        .transform(({ last_seen_at: lastSeen, user_agent: userAgent, ...rest }) => ({
          ...rest,
          lastSeen,
          userAgent,
        })),
    ),
  })
  .transform(({ results }) => results);

/**
 * Calls for the person's own settings and their company's; each rejects with an HttpError. Omitted fields stay
 * unchanged.
 */
export interface SettingsCalls {
  loadProfile(): Promise<Readonly<z.output<typeof ownProfile>>>;
  changeProfile(change: Partial<Profile>): Promise<Profile>;
  loadCompany(company: number): Promise<CompanyDetails>;
  changeCompany(company: number, change: Change<Omit<CompanyDetails, 'id'>>): Promise<CompanyDetails>;
  /** `overReceipt` in basis points, `closedUntil` a day or null. */
  changeCompanySettings(company: number, change: SettingsChange): Promise<CompanySettings>;
  /** The person's sessions; `lastSeen` is a timestamp. */
  loadSessions(): Promise<z.output<typeof ownSessions>>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
}

export function settingsCalls(http: HttpClient): SettingsCalls {
  const at = (company: number): string => `core/companies/${company}/`;
  return {
    loadProfile: () => http.send('get', 'auth/me/', ownProfile),
    changeProfile: (change) => http.send('patch', 'auth/me/', profile, { json: change }),
    loadCompany: (company) => http.send('get', at(company), details),
    changeCompany: (company, { organisationNumber, vatNumber, timeZone, vatRegistrations, ...rest }) =>
      http.send('patch', at(company), details, {
        json: {
          ...rest,
          organisation_number: organisationNumber,
          vat_number: vatNumber,
          time_zone: timeZone,
          vat_registrations: vatRegistrations,
        },
      }),
    changeCompanySettings: (company, change) =>
      http.send('patch', `${at(company)}company_settings/`, settings, {
        json: {
          over_receipt: change.overReceipt,
          over_receipt_cap: change.overReceiptCap,
          closed_until: change.closedUntil,
          closes_ahead: change.closesAhead,
          prices_include_vat: change.pricesIncludeVat,
          ship_policy: change.shipPolicy,
          version: change.version,
        },
      }),
    loadSessions: () => http.send('get', 'auth/sessions/', ownSessions),
    endSession: async (id) => void (await http.send('post', `auth/sessions/${id}/revoke/`, z.null())),
    endOtherSessions: async () =>
      void (await http.send('post', 'auth/sessions/revoke-others/', z.object({ revoked: z.int() }))),
  };
}
