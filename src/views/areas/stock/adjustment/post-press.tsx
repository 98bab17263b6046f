import { Trans, useLingui } from '@lingui/react/macro';
import type { AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { useWaitingTypes } from '#views/kit/document/pending-types.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { BigButton } from '#views/kit/scan-mode/scan-buttons.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { adjustmentWatches } from './adjustment-frame.tsx';
import { adjustmentWords } from './adjustment.look.ts';

interface PostPressProps {
  readonly row: AdjustmentRow;
  /** A photo is on its way. */
  readonly isOff: boolean;
}

/** Posts what was scanned, or submits it where somebody else has to approve; otherwise says what is missing. [AD35] */
export function PostPress({ row, isOff }: PostPressProps) {
  const { t, i18n } = useLingui();
  const propose = usePropose();
  const sentence = useRefusalSentence();
  const post = useVerdict('adjustment', row.id, 'post', adjustmentWatches);
  const submit = useVerdict('adjustment', row.id, 'submit', adjustmentWatches);
  const waiting = useWaitingTypes('adjustment', row.id);
  if (row.lines.length === 0) return null;
  if (waiting.has('post') || waiting.has('submit'))
    return (
      <Notice tone="info" title={t`Waits for the server`}>
        <Trans>You can go on with something else.</Trans>
      </Notice>
    );
  // What is not there is not for somebody else to approve.
  const isForOthers = post?.code === 'notPermitted' || post?.fix?.type === 'submit';
  const type = post === null ? 'post' : isForOthers && submit === null ? 'submit' : null;
  if (type === null) return post && <p className="scan-hint">{sentence(post)}</p>;
  const label = adjustmentWords.commands[type]?.label;
  const give = (): void => void propose({ kind: 'adjustment', document: row.id, type, data: {} });
  return (
    <BigButton isPrimary isOff={isOff} testId={`command-${type}`} onPress={give}>
      {label && i18n._(label)}
    </BigButton>
  );
}
