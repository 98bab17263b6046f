import type { AnswerOf } from '#model/api/endpoint.ts';
import { changeCompany, changeCompanySettings, readCompany } from '#model/areas/setup/company/company.api.ts';
import { changeProfile, readProfile } from '#model/identity/profile.api.ts';
import { listSessions, revokeOtherSessions, revokeSession } from '#model/identity/session.api.ts';
import type { HttpClient } from '../http/http-client.ts';

const detailsOf = ({
  organisation_number: organisationNumber,
  vat_number: vatNumber,
  time_zone: timeZone,
  vat_registrations: vatRegistrations,
  approved_for_f_tax: approvedForFTax,
  e_invoice_address: eInvoiceAddress,
  ...rest
}: AnswerOf<typeof readCompany>) => ({
  ...rest,
  organisationNumber,
  vatNumber,
  timeZone,
  vatRegistrations,
  approvedForFTax,
  eInvoiceAddress,
});
type CompanyDetails = Readonly<ReturnType<typeof detailsOf>>;

const settingsOf = (answer: AnswerOf<typeof changeCompanySettings>) => ({
  overReceipt: answer.over_receipt,
  overReceiptCap: answer.over_receipt_cap,
  closedUntil: answer.closed_until,
  pricesIncludeVat: answer.prices_include_vat,
  shipPolicy: answer.ship_policy,
  reserve: answer.reserve,
  reserveDays: answer.reserve_days,
  version: answer.version,
});
type CompanySettings = Readonly<ReturnType<typeof settingsOf>>;
/** What is absent stays as it is. */
type Change<T> = { readonly [K in keyof T]?: T[K] | undefined };
/** `closesAhead`: days to come are closed on purpose. */
type SettingsChange = Change<
  Omit<CompanySettings, 'reserve'> & {
    readonly closesAhead: true;
    readonly reserve: CompanySettings['reserve'] | null;
  }
>;

const sessionOf = ({
  id,
  current,
  ip,
  last_seen_at: lastSeen,
  user_agent: userAgent,
}: AnswerOf<typeof listSessions>['results'][number]) => ({ id, current, ip, lastSeen, userAgent });

type OwnProfile = Readonly<Pick<AnswerOf<typeof readProfile>, 'name' | 'locale' | 'email'>>;
type Profile = Omit<OwnProfile, 'email'>;

/**
 * Calls for the person's own settings and their company's; each rejects with an HttpError. Omitted fields stay
 * unchanged.
 */
export interface SettingsCalls {
  loadProfile(): Promise<OwnProfile>;
  changeProfile(change: Partial<Profile>): Promise<Profile>;
  loadCompany(company: number): Promise<CompanyDetails>;
  changeCompany(company: number, change: Change<Omit<CompanyDetails, 'id'>>): Promise<CompanyDetails>;
  /** `overReceipt` in basis points, `closedUntil` a day or null. */
  changeCompanySettings(company: number, change: SettingsChange): Promise<CompanySettings>;
  /** The person's sessions; `lastSeen` is a timestamp. */
  loadSessions(): Promise<ReturnType<typeof sessionOf>[]>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
}

export function settingsCalls(http: HttpClient): SettingsCalls {
  return {
    loadProfile: async () => {
      const { name, locale, email } = await http.call(readProfile);
      return { name, locale, email };
    },
    changeProfile: async (body) => {
      const { name, locale } = await http.call(changeProfile, { body });
      return { name, locale };
    },
    loadCompany: async (company) => detailsOf(await http.call(readCompany, { params: { company } })),
    changeCompany: async (company, change) =>
      detailsOf(await http.call(changeCompany, { params: { company }, body: detailsBody(change) })),
    changeCompanySettings: async (company, change) =>
      settingsOf(await http.call(changeCompanySettings, { params: { company }, body: settingsBody(change) })),
    loadSessions: async () => (await http.call(listSessions)).results.map(sessionOf),
    endSession: async (session) => void (await http.call(revokeSession, { params: { session } })),
    endOtherSessions: async () => void (await http.call(revokeOtherSessions)),
  };
}

const detailsBody = ({
  organisationNumber,
  vatNumber,
  timeZone,
  vatRegistrations,
  approvedForFTax,
  eInvoiceAddress,
  ...rest
}: Change<Omit<CompanyDetails, 'id'>>) => ({
  ...rest,
  organisation_number: organisationNumber,
  vat_number: vatNumber,
  time_zone: timeZone,
  vat_registrations: vatRegistrations,
  approved_for_f_tax: approvedForFTax,
  e_invoice_address: eInvoiceAddress,
});

const settingsBody = (change: SettingsChange) => ({
  over_receipt: change.overReceipt,
  over_receipt_cap: change.overReceiptCap,
  closed_until: change.closedUntil,
  closes_ahead: change.closesAhead,
  prices_include_vat: change.pricesIncludeVat,
  ship_policy: change.shipPolicy,
  reserve: change.reserve,
  reserve_days: change.reserveDays,
  version: change.version,
});
