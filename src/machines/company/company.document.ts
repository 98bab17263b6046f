import type { DocumentType } from '#model/engine/document-type.ts';
import { documentSetup, given } from '#model/engine/chart.ts';
import {
  companyFacts,
  companyForm,
  companyPolicies,
  type CompanyForm,
  type CompanyPolicies,
  type CompanyRow,
} from '#model/company/company.events.ts';
import { companyFolds } from '#model/company/company.folds.ts';
import { currencyIsKept } from '#model/company/company.rules.ts';
import { companyTable } from '#model/company/company.table.ts';

/** The life of a company's own settings. */
const companyDocumentMachine = documentSetup<CompanyRow, 'found' | 'update' | 'changePolicies'>()({
  rules: { currencyIsKept },
  facts: {
    founded: (_: unknown, data: CompanyForm & { policies: CompanyPolicies }) => data,
    updated: (_: unknown, data: CompanyForm) => data,
    policiesChanged: (_: unknown, data: CompanyPolicies) => data,
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
        changePolicies: { actions: 'policiesChanged' },
      },
    },
  },
});

export const companyDocument: DocumentType = {
  kind: 'company',
  table: companyTable,
  chart: companyDocumentMachine,
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
  folds: companyFolds,
};
