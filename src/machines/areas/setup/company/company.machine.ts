import type { FollowUp } from '#model/engine/envelope.ts';
import type { CommandSpec, DecisionContext, DocumentType } from '#model/engine/document-type.ts';
import { documentSetup, decisionContext } from '#model/engine/chart.ts';
import {
  companyFacts,
  companyForm,
  labelSettings,
  logoSet,
  mailSender,
  nameTyped,
  palletsToNumber,
  paperTexts,
  periodReopening,
  policiesChange,
  type CompanyRow,
  type NumberedPallets,
  type PalletsToNumber,
  type CompanyPolicies,
  type PoliciesChange,
} from '#model/areas/setup/company/company.facts.ts';
import {
  currencyIsKept,
  hasLogo,
  isNotRequired,
  isRequired,
  periodReopens,
  periodStaysClosed,
  prefixIsKnown,
} from '#model/areas/setup/company/company.rules.ts';
import {
  closed,
  closingAsked,
  daysAreOver,
  nameIsTyped,
  suspended,
  waitsNoLonger,
} from '#model/areas/setup/company/company.life.ts';
import { seriesIsSound, seriesSet } from '#model/areas/setup/company/company.numbering.ts';
import { seriesForm } from '#model/areas/setup/company/number-series.facts.ts';
import * as v from '#model/values/schemas.ts';
import { builtInLabelFormats } from '#model/areas/setup/label-format/built-in-label-formats.ts';
import { formatsAreOffered } from '#model/areas/setup/label-format/label-format.rules.ts';
import { incoterms } from '#model/areas/setup/delivery-term/incoterms.ts';
import { builtInTerms } from '#model/areas/setup/payment-term/built-in-payment-terms.ts';
import { builtInAccounts } from '#model/areas/setup/account/built-in-accounts.ts';
import { builtInPostingRules } from '#model/areas/setup/posting-rule/built-in-posting-rules.ts';
import { builtInReasons } from '#model/areas/setup/reason/built-in-reasons.ts';
import type { Reader } from '#model/engine/reader.ts';
import { SUBSCRIPTION } from '#model/areas/setup/subscription/subscription.kind.ts';
import { companyKind } from '#model/areas/setup/company/company.kind.ts';

type CompanyCommand =
  | 'found'
  | 'update'
  | 'changePolicies'
  | 'reopenPeriod'
  | 'requireSecondFactor'
  | 'waiveSecondFactor'
  | 'setLabels'
  | 'setSeries'
  | 'setMailSender'
  | 'setPaperTexts'
  | 'numberPallets'
  | 'setLogo'
  | 'removeLogo'
  | 'suspend'
  | 'resume'
  | 'close'
  | 'reopen'
  | 'passTime';

/** Whoever does not speak of how the company invoices leaves that as it is. [BIL15] */
function policiesChanged(
  { row }: DecisionContext<CompanyRow>,
  { closesAhead: _meant, ...data }: PoliciesChange,
): CompanyPolicies {
  const { invoicing, roundsPayable, reminders } = row?.policies ?? {};
  const kept = Object.entries({ invoicing, roundsPayable, reminders }).filter(
    ([, value]) => value !== undefined,
  );
  return { ...Object.fromEntries(kept), ...data };
}

const close = { guard: 'nameIsTyped', target: 'closing', actions: 'closingAsked' } as const;

/** Of a closed company, by whoever restores it from its export alone: people are not let through. [CY8] */
const reopen = { target: 'active', actions: 'reopened' } as const;

/** The life of a company's own settings. */
const companyMachine = documentSetup<CompanyRow, CompanyCommand>()({
  rules: {
    currencyIsKept,
    isRequired,
    isNotRequired,
    prefixIsKnown,
    periodStaysClosed,
    periodReopens,
    hasLogo,
    nameIsTyped,
    daysAreOver,
    seriesIsSound,
    formatsAreOffered,
  },
  facts: companyFacts,
  makers: {
    policiesChanged,
    seriesSet,
    suspended,
    reopened: waitsNoLonger,
    ended: waitsNoLonger,
    logoRemoved: () => ({ logo: null }),
    closingAsked,
    closed,
    palletsNumbered: ({ row }: DecisionContext<CompanyRow>, data: PalletsToNumber): NumberedPallets => ({
      ...data,
      gs1Prefix: row?.labels?.gs1Prefix ?? '',
      first: row?.nextPallet ?? 0,
    }),
  },
}).createMachine({
  id: 'company',
  context: decisionContext,
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
        setSeries: { guard: 'seriesIsSound', actions: 'seriesSet' },
        setMailSender: { actions: 'mailSenderSet' },
        setPaperTexts: { actions: 'paperTextsSet' },
        setLabels: { guard: 'formatsAreOffered', actions: 'labelsSet' },
        numberPallets: { guard: 'prefixIsKnown', actions: 'palletsNumbered' },
        setLogo: { actions: 'logoSet' },
        removeLogo: { guard: 'hasLogo', actions: 'logoRemoved' },
        suspend: { guard: 'nameIsTyped', target: 'suspended', actions: 'suspended' },
        close,
      },
    },
    suspended: { on: { resume: { target: 'active', actions: 'resumed' }, close } },
    closing: {
      on: {
        reopen,
        passTime: { guard: 'daysAreOver', target: 'closed', actions: 'closed' },
      },
    },
    closed: {
      on: { passTime: { guard: 'daysAreOver', target: 'ended', actions: 'ended' }, reopen },
    },
    ended: { on: { reopen } },
  },
});

/** Who is let in is decided by the server, and by somebody who has just proven who they are. */
const access: CommandSpec = {
  schema: v.empty,
  mode: 'confirm',
  permission: 'company.manage',
  wantsProof: true,
};

/** [CY6] Suspending, closing, and taking it back. */
const grave = (schema: CommandSpec['schema']): CommandSpec => ({ ...access, schema, whileReadOnly: true });

/** [CY8] A company that is closed is paid for no longer. */
function endSubscription(_: unknown, view: Reader): readonly FollowUp[] {
  const state = view.get('subscription', SUBSCRIPTION)?.state;
  if (!['trialing', 'active', 'pastDue', 'unpaid', 'paused'].includes(String(state))) return [];
  const data = { cancellation: { why: 'closing', comment: '' } };
  return [{ kind: 'subscription', document: SUBSCRIPTION, type: 'cancel', data }];
}

/** [RN5] [PT7] [DLT6] [ACN4] [PRU5] [LBF6] A company begins with the built-in reasons, terms, accounts, posting rules and label formats. */
const provideBuiltIn = (): readonly FollowUp[] => [
  ...provided('reason', builtInReasons),
  ...provided('paymentTerm', builtInTerms),
  ...provided('deliveryTerm', incoterms),
  ...provided('account', builtInAccounts),
  ...provided('postingRule', builtInPostingRules),
  ...provided('labelFormat', builtInLabelFormats),
];

const provided = (kind: string, all: readonly { readonly id: string }[]): readonly FollowUp[] =>
  all.map(({ id, ...data }) => ({ kind, document: id, type: 'provide', data }));

export const companyDocument: DocumentType = {
  ...companyKind,
  chart: companyMachine,
  commands: {
    found: { schema: companyFacts.founded, mode: 'onlineOnly', permission: null },
    update: { schema: companyForm, mode: 'predict', permission: 'company.edit', savesForm: true },
    changePolicies: {
      schema: policiesChange,
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
    setSeries: { schema: seriesForm, mode: 'confirm', permission: 'company.manage' },
    setMailSender: {
      schema: mailSender,
      mode: 'predict',
      permission: 'company.manage',
      savesForm: true,
    },
    setLabels: { schema: labelSettings, mode: 'predict', permission: 'company.edit' },
    numberPallets: { schema: palletsToNumber, mode: 'confirm', permission: 'shipment.edit' },
    requireSecondFactor: access,
    waiveSecondFactor: access,
    setLogo: { schema: logoSet, mode: 'confirm', permission: null },
    removeLogo: { schema: v.empty, mode: 'confirm', permission: 'company.edit' },
    suspend: grave(nameTyped),
    resume: grave(v.empty),
    close: grave(nameTyped),
    reopen: grave(v.empty),
    passTime: { schema: v.empty, mode: 'confirm', permission: null },
  },
  facts: companyFacts,
  reactions: { founded: provideBuiltIn, closed: endSubscription },
};
