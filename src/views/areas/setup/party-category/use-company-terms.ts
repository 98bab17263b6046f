import type { CompanyTerms } from '#model/areas/setup/party-category/party-terms.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { usePaymentTerms } from '#views/kit/document/use-payment-terms.ts';

/** What the company has decided for parties that neither they nor their categories say. */
export function useCompanyTerms(): CompanyTerms {
  const { policies } = useCompany();
  const { usual } = usePaymentTerms();
  return { ...policies, terms: usual };
}
