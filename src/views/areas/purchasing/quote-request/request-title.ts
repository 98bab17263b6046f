import { useLingui } from '@lingui/react/macro';
import type { QuoteRequestRow } from '#model/areas/purchasing/quote-request/quote-request.facts.ts';

/** What a request is called: its number, once it is sent. */
export function useRequestTitle(): (row: Pick<QuoteRequestRow, 'number'>) => string {
  const { t } = useLingui();
  return ({ number }) => number ?? t`Draft request`;
}
