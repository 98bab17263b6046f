import type { DocumentType } from '#model/engine/document-type.ts';
import { documentSetup, given } from '#model/engine/chart.ts';
import { companyFacts, companyForm, companyPolicies, type CompanyRow } from '#model/company/company.facts.ts';
import { currencyIsKept } from '#model/company/company.rules.ts';
import { companyKind } from '#model/company/company.kind.ts';

/** The life of a company's own settings. */
const companyMachine = documentSetup<CompanyRow, 'found' | 'update' | 'changePolicies'>()({
  rules: { currencyIsKept },
  facts: companyFacts,
}).createMachine({
  id: 'company',
  context: given,
  initial: 'none',
  states: {
    none: { on: { found: { target: 'active', actions: 'founded' } } },
    active: {
      on: {
        update: { guard: 'currencyIsKept', actions: 'updated' },
        changePolicies: { actions: 'policiesChanged' },
      },
    },
  },
});

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
  },
  facts: companyFacts,
};
