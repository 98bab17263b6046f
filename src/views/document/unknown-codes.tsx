import { useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

interface UnknownCodesProps {
  readonly codes: readonly string[];
  readonly onForget: () => void;
}

/** Says which rows of a pasted block were left out, since no product has their code. */
export function UnknownCodes({ codes, onForget }: UnknownCodesProps) {
  const { t } = useLingui();
  if (codes.length === 0) return null;
  return (
    <Notice
      tone="warning"
      actions={<Button size="sm" variant="quiet" icon="x" label={t`Close`} onClick={onForget} />}
    >
      {t`Left out, since no product has this code: ${codes.join(', ')}`}
    </Notice>
  );
}
