import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import { RefusalNotice } from '../document/refusal-notice.tsx';

interface SavingNoticeProps {
  readonly kind: string;
  readonly refusal: Refusal | null;
  /** The form was saved, and only the step that was to follow was refused. */
  readonly staysDraft: boolean;
}

/** Why a form was not saved; or that it was, and stays open as a draft, and why it went no further. [LN29] */
export function SavingNotice({ kind, refusal, staysDraft }: SavingNoticeProps) {
  const { t } = useLingui();
  const saved = t`Saved as a draft, which is open here. It went no further:`;
  return <RefusalNotice kind={kind} refusal={refusal} title={staysDraft ? saved : undefined} />;
}
