import { useLingui } from '@lingui/react/macro';
import type { AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { useWhy } from './use-why.ts';

/** Why a document was adjusted: the reason of its lines, and how many others there are. */
export function useReasons(): (row: AdjustmentRow) => string {
  const { t } = useLingui();
  const why = useWhy();
  return ({ mode, lines }) => {
    const all = [...new Set(lines.map((line) => why(mode, line)).filter((text) => text !== ''))];
    const [first = '', ...others] = all;
    const more = others.length;
    return more === 0 ? first : t`${first} and ${more} more`;
  };
}
