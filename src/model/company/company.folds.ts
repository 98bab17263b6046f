import type { Draft } from 'immer';
import type { CompanyForm, CompanyPolicies, CompanyRow } from './company.events.ts';

export const companyFolds = {
  founded: (row: Draft<CompanyRow>, data: CompanyForm & { policies: CompanyPolicies }): void =>
    void Object.assign(row, data),
  updated: (row: Draft<CompanyRow>, data: CompanyForm): void => void Object.assign(row, data),
  policiesChanged: (row: Draft<CompanyRow>, data: CompanyPolicies): void => void (row.policies = data),
};
