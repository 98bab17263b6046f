import type { CompanyRow } from '#model/areas/setup/company/company.facts.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { useRow } from './model-context.tsx';

/** The settings of the open company; every session holds them. */
export function useCompany(): CompanyRow {
  const company = useRow('company', COMPANY);
  if (!company) throw new Error('the company has no document of its own');
  return company;
}
