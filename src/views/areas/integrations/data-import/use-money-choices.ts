import { useLingui } from '@lingui/react/macro';
import type { OtherCurrencies, VatReading } from '#model/areas/integrations/data-import/data-import.facts.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import type { Option } from '#views/ui/option.ts';

/** How the amounts of a column may be read where the file leaves it open. [DIS37] */
export function useMoneyChoices() {
  const { t } = useLingui();
  const { currency } = useCompany();
  const vat: readonly Option<Exclude<VatReading, 'open'>>[] = [
    { value: 'without', label: t`Without VAT` },
    { value: 'with', label: t`With VAT` },
  ];
  const others: readonly Option<OtherCurrencies>[] = [
    { value: 'convert', label: t`Convert at the last rate` },
    { value: 'asOwn', label: t`Read as ${currency}` },
    { value: 'leaveOut', label: t`Leave out` },
  ];
  return { vat, others };
}
