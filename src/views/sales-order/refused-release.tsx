import { useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/sales-order/sales-order.events.ts';
import { useRefusalSentence } from '../document/refusal-sentence.ts';
import { useVerdict } from '../document/use-verdict.ts';
import { documentPath } from '../document/document-path.ts';
import { usePaths } from '../app/use-paths.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

const SAID = new Set(['lastUnitTaken', 'completeOnly', 'notFree']);

/** Says why goods that an order wants cannot be released now: who holds the last of them. */
export function RefusedRelease({ row }: { readonly row: SalesOrderRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const sentence = useRefusalSentence();
  const refusal = useVerdict('salesOrder', row.id, 'release', ['reservation', 'balance', 'availability']);
  if (!refusal || !SAID.has(refusal.code)) return null;
  const isBegun = row.lines.some((line) => line.released > 0);
  const fix = refusal.fix && documentPath(refusal.fix.kind, refusal.fix.document);
  return (
    <Notice
      tone="warning"
      title={isBegun ? t`The rest waits for stock` : t`It cannot be released to picking yet`}
      actions={fix && <Button size="sm" to={paths.to(fix)}>{t`Show`}</Button>}
    >
      {sentence(refusal)}
    </Notice>
  );
}
