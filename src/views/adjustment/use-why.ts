import { useLingui } from '@lingui/react/macro';
import type { AdjustmentLine, AdjustmentMode } from '#model/adjustment/adjustment.facts.ts';
import { reasonListOf } from '#model/adjustment/adjustment.line-rules.ts';
import { useReasonText } from '../document/use-reasons.ts';

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
