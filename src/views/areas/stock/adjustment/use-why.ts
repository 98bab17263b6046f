import { useLingui } from '@lingui/react/macro';
import type { AdjustmentLine, AdjustmentMode } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { reasonListOf, reasonRow } from '#model/areas/stock/adjustment/adjustment.line-rules.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useReasonText } from '#views/kit/document/use-reasons.ts';

/** Why a line is adjusted, in words; goods that were thrown away are said to be. */
export function useWhy(): (mode: AdjustmentMode, line: AdjustmentLine) => string {
  const { t } = useLingui();
  const reasonText = useReasonText();
  return (mode, line) => {
    if (line.reason === null) return '';
    const label = reasonText(reasonListOf(mode, line), line.reason);
    return line.scrap ? t`Scrapped: ${label}` : label;
  };
}

/** The account that the reason of a line names: its number and its name; empty without one. [RN9] */
export function useAccountOf(mode: AdjustmentMode): (line: AdjustmentLine) => string {
  const { replica } = useModel();
  const nameOf = useProductName();
  return (line) =>
    ifKnown(() => {
      const id = reasonRow(replica.view, mode, line)?.account ?? null;
      const account = id === null ? undefined : replica.view.get('account', id);
      return account ? `${account.number} ${nameOf(account)}` : '';
    }, '');
}
