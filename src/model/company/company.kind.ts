import type { Draft } from 'immer';
import { defineKind } from '../engine/kind.ts';
import type { CompanyPolicies, CompanyRow } from './company.facts.ts';

/** A company's log holds one company document, under this id. */
export const COMPANY = 'company';

export const companyKind = defineKind({
  kind: 'company',
  actions: ['view', 'edit', 'manage'],
  lists: [],
  isDiscussed: false,
  // Who lacks a second factor that is required is not let in.
  changesAccess: true,
  indexes: {},
  folds: {
    secondFactorRequired: (row: Draft<CompanyRow>): void => void (row.secondFactor = true),
    secondFactorWaived: (row: Draft<CompanyRow>): void => void (row.secondFactor = false),
    policiesChanged: (row: Draft<CompanyRow>, data: CompanyPolicies): void => void (row.policies = data),
  },
});
