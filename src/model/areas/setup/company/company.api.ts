import { companyParams } from '#model/api/params.ts';
import { z } from 'zod';
import * as v from '#model/values/schemas.ts';
import { companyForm } from '#model/areas/setup/company/company.facts.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { reservePolicies } from '#model/values/reserve-policies.ts';
import { shipPolicies } from '#model/values/ship-policies.ts';
import { reserveShape } from './reserve-policy.ts';
import { planIds } from '#model/areas/setup/subscription/plans.ts';

const companyFields = z.strictObject({
  name: v.name,
  organisation_number: v.text,
  vat_number: v.text,
  address: z.strictObject({ street: v.text, postcode: v.text, city: v.text, country: v.country }),
  time_zone: v.name,
  currency: v.currency,
  vat_registrations: companyForm.shape.vatRegistrations.unwrap(),
  bank: companyForm.shape.bank.unwrap(),
  approved_for_f_tax: z.boolean(),
  e_invoice_address: companyForm.shape.eInvoiceAddress.unwrap(),
});

const companyDetails = companyFields.extend({ id: z.int(), version: z.int() }).meta({
  examples: [
    {
      id: 1,
      name: 'Alm & Co AB',
      organisation_number: '559999-0107',
      vat_number: 'SE559999010701',
      address: { street: 'Lagergatan 1', postcode: '111 11', city: 'Stockholm', country: 'SE' },
      time_zone: 'Europe/Stockholm',
      currency: 'SEK',
      vat_registrations: [{ country: 'DE', number: 'DE136695976' }],
      bank: { iban: 'SE45 5000 0000 0583 9825 7466', bic: 'ESSESESS', bankgiro: '5050-1055', plusgiro: '' },
      approved_for_f_tax: true,
      e_invoice_address: '0007:5599990107',
      version: 3,
    },
  ],
});

export const readCompany = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/',
  tag: 'identity',
  summary: 'Company details',
  access: 'company.view',
  params: companyParams,
  answer: companyDetails,
});

export const companyChange = companyFields
  .partial()
  .extend({
    version: z
      .int()
      .min(1)
      .optional()
      .describe('The version the form was opened on; an older one than now is a conflict.'),
  })
  .meta({ examples: [{ name: 'Alm & Co AB', version: 3 }] });

export const changeCompany = defineEndpoint({
  method: 'PATCH',
  path: '/core/companies/:company/',
  tag: 'identity',
  summary: 'Change company details',
  access: 'company.edit',
  params: companyParams,
  body: companyChange,
  answer: companyDetails,
  fails: [409],
});

export const settingsChange = z
  .strictObject({
    over_receipt: v.percent.optional().describe('Basis points of the ordered quantity.'),
    closed_until: v.day.nullable().optional().describe('Facts dated on or before this day are refused.'),
    closes_ahead: z
      .literal(true)
      .optional()
      .describe('Needed where closed_until is today or later: nothing can be posted until it is over.'),
    over_receipt_cap: v.quantityOrZero
      .nullable()
      .optional()
      .describe('Thousandths beyond the ordered quantity, whatever the percentage; null: no cap.'),
    prices_include_vat: z.boolean().optional().describe('Of new sales orders.'),
    ship_policy: z.enum(shipPolicies).optional().describe('For customers without one of their own.'),
    reserve: reserveShape.reserve.describe(
      'When goods are reserved, where neither an order nor its customer says.',
    ),
    reserve_days: reserveShape.reserveDays.describe(
      'Days before the promised day, for daysBefore; null: seven.',
    ),
    reason: v.reason
      .optional()
      .describe('One of the reasons for reopening a closed period; needed where closed_until moves back.'),
    version: z.int().min(1).optional().describe('The version the form was opened on.'),
  })
  .meta({ examples: [{ over_receipt: 500, closed_until: '2026-03-31', version: 3 }] });

const settings = z
  .object({
    over_receipt: z.int(),
    over_receipt_cap: z.int().nullable(),
    closed_until: z.string().nullable(),
    prices_include_vat: z.boolean(),
    ship_policy: z.enum(shipPolicies),
    reserve: z.enum(reservePolicies),
    reserve_days: z.int().nullable(),
    version: z.int(),
  })
  .meta({
    examples: [
      {
        over_receipt: 500,
        over_receipt_cap: null,
        closed_until: '2026-03-31',
        prices_include_vat: false,
        ship_policy: 'partialKeep',
        reserve: 'atConfirm',
        reserve_days: null,
        version: 4,
      },
    ],
  });

export const changeCompanySettings = defineEndpoint({
  method: 'PATCH',
  path: '/core/companies/:company/company_settings/',
  tag: 'identity',
  summary: 'Change company settings',
  access: 'company.manage',
  params: companyParams,
  body: settingsChange,
  answer: settings,
  fails: [409],
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const timeZone = v.name.refine(isTimeZone, { error: 'unknownTimeZone' }).describe('IANA name.');

const plan = z.enum(planIds).default('starter');

export const companyParts = {
  country: v.country.describe('ISO 3166-1, two letters.'),
  currency: v.currency,
  time_zone: timeZone.default('UTC'),
  plan,
};

export const exampleCompany = {
  country: 'SE',
  currency: 'SEK',
  time_zone: 'Europe/Stockholm',
  plan: 'growth',
};

const foundingRequest = z
  .strictObject({
    id: z.uuid().optional().describe('Makes it repeatable: the same id founds one company.'),
    name: v.name,
    ...companyParts,
  })
  .meta({ examples: [{ name: 'Alm & Co AB', ...exampleCompany }] });

export const foundCompany = defineEndpoint({
  method: 'POST',
  path: '/core/companies/',
  tag: 'identity',
  summary: 'Found a company, as its founder; switch to it afterwards',
  access: 'signedIn',
  body: foundingRequest,
  status: 201,
  answer: companyDetails,
  fails: [401, 403, 422, 429],
});
