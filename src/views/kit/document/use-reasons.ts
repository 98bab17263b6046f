import { builtInReasons } from '#model/areas/setup/reason/built-in-reasons.ts';
import { choicesOf, reasonOf, type OfferedReason } from '#model/areas/setup/reason/reason-choices.ts';
import type { ReasonRow } from '#model/areas/setup/reason/reason.facts.ts';
import type { ReasonList } from '#model/values/reasons.ts';
import type { Option } from '#views/ui/option.ts';
import { useRows } from './model-context.tsx';
import { useProductName } from './product-name.ts';

/** The company's reasons; for those who may not see them, the ones that every company starts with. */
function useReasons(): readonly OfferedReason[] {
  const rows: readonly ReasonRow[] = useRows('reason');
  return rows.length > 0 ? rows : builtInReasons;
}

/** The reasons that an action offers, by code, in the reader's language. */
export function useReasonChoices(action: ReasonList): readonly Option[] {
  const reasons = useReasons();
  const nameOf = useProductName();
  return choicesOf(reasons, action).map((reason) => ({ value: reason.code, label: nameOf(reason) }));
}

/** What the code of a reason says in the reader's language: the code itself if it stands for none. */
export function useReasonText(): (action: string, code: string) => string {
  const reasons = useReasons();
  const nameOf = useProductName();
  return (action, code) => {
    const reason = reasonOf(reasons, action, code);
    return reason ? nameOf(reason) : code;
  };
}
