import { useLingui } from '@lingui/react/macro';
import { usePageMargins } from '#views/ui/use-page-margins.ts';

/** Where a number goes that only the printer knows. */
const NUMBER = '\u0000';

/** Each sheet says of which document it is, and its number of all sheets. [PAP28] */
export function usePaperMargins(title: string, number: string | null): void {
  const { t } = useLingui();
  const [page, pages] = [NUMBER, NUMBER];
  usePageMargins(number === null ? title : `${title} ${number}`, t`Page ${page} of ${pages}`.split(NUMBER));
}
