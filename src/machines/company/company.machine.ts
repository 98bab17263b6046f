import type { FollowUp } from '#model/engine/envelope.ts';
import type { CommandSpec, DecisionContext, DocumentType } from '#model/engine/document-type.ts';
import { documentSetup, given } from '#model/engine/chart.ts';
import {
  companyFacts,
  companyForm,
  companyPolicies,
  labelSettings,
  palletsToNumber,
  paperTexts,
  periodReopening,
  type CompanyRow,
  type NumberedPallets,
  type PalletsToNumber,
} from '#model/company/company.facts.ts';
import {
  currencyIsKept,
  isNotRequired,
  isRequired,
  periodReopens,
  periodStaysClosed,
  prefixIsKnown,
} from '#model/company/company.rules.ts';
import * as v from '#model/values/schemas.ts';
import { incoterms } from '#model/delivery-term/incoterms.ts';
import { builtInTerms } from '#model/payment-term/built-in-payment-terms.ts';
import { builtInReasons } from '#model/reason/built-in-reasons.ts';
import { companyKind } from '#model/company/company.kind.ts';

type CompanyCommand =
  | 'found'
  | 'update'
  | 'changePolicies'
  | 'reopenPeriod'
  | 'requireSecondFactor'
  | 'waiveSecondFactor'
  | 'setLabels'
  | 'setPaperTexts'
  | 'numberPallets';

/** The life of a company's own settings. */
const companyMachine = documentSetup<CompanyRow, CompanyCommand>()({
  rules: { currencyIsKept, isRequired, isNotRequired, prefixIsKnown, periodStaysClosed, periodReopens },
  facts: companyFacts,
  makers: {
    palletsNumbered: ({ row }: DecisionContext<CompanyRow>, data: PalletsToNumber): NumberedPallets => ({
      ...data,
      gs1Prefix: row?.labels?.gs1Prefix ?? '',
      first: row?.nextPallet ?? 0,
    }),
  },
}).createMachine({
  id: 'company',
  context: given,
  initial: 'none',
  states: {
    none: { on: { found: { target: 'active', actions: 'founded' } } },
    active: {
      on: {
        update: { guard: 'currencyIsKept', actions: 'updated' },
        changePolicies: { guard: 'periodStaysClosed', actions: 'policiesChanged' },
        reopenPeriod: { guard: 'periodReopens', actions: 'periodReopened' },
        requireSecondFactor: { guard: 'isNotRequired', actions: 'secondFactorRequired' },
        waiveSecondFactor: { guard: 'isRequired', actions: 'secondFactorWaived' },
        setPaperTexts: { actions: 'paperTextsSet' },
        setLabels: { actions: 'labelsSet' },
        numberPallets: { guard: 'prefixIsKnown', actions: 'palletsNumbered' },
      },
    },
  },
});

/** Who is let in is decided by the server, and by somebody who has just proven who they are. */
const access: CommandSpec = {
  schema: v.empty,
  mode: 'confirm',
  permission: 'company.manage',
  wantsProof: true,
};

/** [RN5] A company begins with the built-in reasons. */
const provideReasons = (): readonly FollowUp[] =>
  builtInReasons.map(({ id, ...data }) => ({ kind: 'reason', document: id, type: 'provide', data }));

/** [PT7] And with the built-in payment terms. */
const provideTerms = (): readonly FollowUp[] =>
  builtInTerms.map(({ id, ...data }) => ({ kind: 'paymentTerm', document: id, type: 'provide', data }));

/** [DLT6] And with the delivery terms of Incoterms. */
const provideIncoterms = (): readonly FollowUp[] =>
  incoterms.map(({ id, ...data }) => ({ kind: 'deliveryTerm', document: id, type: 'provide', data }));

export const companyDocument: DocumentType = {
  ...companyKind,
  chart: companyMachine,
  commands: {
    found: { schema: companyFacts.founded, mode: 'onlineOnly', permission: null },
    update: { schema: companyForm, mode: 'predict', permission: 'company.edit', savesForm: true },
    changePolicies: {
      schema: companyPolicies,
      mode: 'predict',
      permission: 'company.manage',
      savesForm: true,
    },
    reopenPeriod: { schema: periodReopening, mode: 'confirm', permission: 'company.manage' },
    setPaperTexts: {
      schema: paperTexts,
      mode: 'predict',
      permission: 'company.manage',
      savesForm: true,
    },
    setLabels: { schema: labelSettings, mode: 'predict', permission: 'company.edit' },
    numberPallets: { schema: palletsToNumber, mode: 'confirm', permission: 'shipment.edit' },
    requireSecondFactor: access,
    waiveSecondFactor: access,
  },
  facts: companyFacts,
  reactions: { founded: () => [...provideReasons(), ...provideTerms(), ...provideIncoterms()] },
};
