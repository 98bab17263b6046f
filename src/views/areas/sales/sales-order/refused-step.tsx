import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { documentPath } from '#views/kit/document/document-path.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Button } from '#views/ui/button.tsx';

/** Confirmation refusals that do not concern the order itself. */
const ELSEWHERE = new Set(['notInState', 'notPermitted', 'waitsForServer']);
/** Release refusals that say what holds the goods. */
const HELD = new Set(['lastUnitTaken', 'completeOnly', 'notFree']);

/** Says why the next step of an order is not possible: what a draft lacks, or what holds the last of its goods. */
export function RefusedStep({ row }: { readonly row: SalesOrderRow }) {
  const { t } = useLingui();
  const confirm = useVerdict('salesOrder', row.id, 'confirm', ['customer', 'product']);
  const release = useVerdict('salesOrder', row.id, 'release', ['reservation', 'balance', 'availability']);
  const isBegun = row.lines.some((line) => line.released > 0);
  if (confirm && !ELSEWHERE.has(confirm.code))
    return <StepNotice title={t`It cannot be confirmed yet`} refusal={confirm} />;
  if (release && HELD.has(release.code))
    return (
      <StepNotice
        title={isBegun ? t`The rest waits for stock` : t`It cannot be released to picking yet`}
        refusal={release}
      />
    );
  return null;
}

/** The problem, and a link to where it can be fixed. */
function StepNotice({ title, refusal }: { readonly title: string; readonly refusal: Refusal }) {
  const { t } = useLingui();
  const paths = usePaths();
  const fix = refusal.fix && documentPath(refusal.fix.kind, refusal.fix.document);
  return (
    <RefusalNotice
      kind="salesOrder"
      refusal={refusal}
      tone="warning"
      title={title}
      actions={fix && <Button size="sm" to={paths.to(fix)}>{t`Show`}</Button>}
    />
  );
}
