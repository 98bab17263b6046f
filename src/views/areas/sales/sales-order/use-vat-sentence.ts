import { useLingui } from '@lingui/react/macro';
import type { SaleVat } from '#model/areas/sales/sales-order/sales-order.vat.ts';
import { countryName } from '#i18n/country.ts';
import { useLanguage } from '#views/ui/use-language.ts';
import { PLACE } from '#words/text.ts';
import { vatTreatmentTexts } from '#words/posting-names.ts';
import { vatReasonTexts } from '#words/vat.words.ts';

/** How VAT is charged, in words. */
export interface VatWords {
  readonly treatment: string;
  /** Why it is. */
  readonly reason: string;
}

/** Says how VAT is charged and why, with the countries by their names. [SO93] */
export function useVatSentence(): (vat: SaleVat) => VatWords {
  const { t } = useLingui();
  const language = useLanguage();
  const setBy = ({ setBy: by, note = '' }: SaleVat): string => {
    const who =
      by === 'order'
        ? t`Set on the order.`
        : typeof by === 'object'
          ? t`Set by the category ${by.category}.`
          : t`Set on the customer.`;
    return note === '' ? who : `${who} ${note}`;
  };
  return (vat) => {
    const named: Readonly<Record<string, string | undefined>> = {
      ...vat.params,
      from: countryName(vat.params['from'] ?? '', language),
      to: countryName(vat.params['to'] ?? '', language),
    };
    const sentence = vatReasonTexts[vat.reason][language].replaceAll(
      PLACE,
      (_, name: string) => named[name] ?? '',
    );
    return {
      treatment: vatTreatmentTexts[vat.treatment][language],
      reason: vat.reason === 'set' ? setBy(vat) : sentence,
    };
  };
}
