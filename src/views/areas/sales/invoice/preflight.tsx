import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { fixOf } from '#model/areas/sales/invoice/preflight.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Notice } from '#views/ui/notice.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useShownEInvoice } from './e-invoice-context.ts';

interface PreflightProps {
  readonly row: InvoiceRow;
  readonly missing: readonly Refusal[];
}

/** What an invoice must say and does not yet, each with a link to where it is filled in; nothing where all is there. [BIL9] */
export function Preflight({ row, missing }: PreflightProps) {
  const { t } = useLingui();
  return <Lacking row={row} title={t`Before it can be issued`} missing={missing} testId="preflight" />;
}

/** What keeps an invoice from being an e-invoice, where its customer takes them, besides what it must have anyway. [INV9] */
export function EInvoicePreflight({ row, missing }: PreflightProps) {
  const { t } = useLingui();
  const { faults, isTaken } = useShownEInvoice();
  if (!isTaken) return null;
  const listed = new Set(missing.map(placeOf));
  const more = faults.filter((one) => !listed.has(placeOf(one)));
  const title = t`Before it can be sent as an e-invoice`;
  return <Lacking row={row} title={title} missing={more} testId="e-invoice-preflight" />;
}

const placeOf = ({ code, fields = {} }: Refusal): string => `${code} ${Object.keys(fields).join(' ')}`;

interface LackingProps extends PreflightProps {
  readonly title: string;
  readonly testId: string;
}

function Lacking({ row, title, missing, testId }: LackingProps) {
  const sentence = useRefusalSentence();
  const linkOf = useFixLink(row);
  if (missing.length === 0) return null;
  return (
    <Notice tone="warning" title={title}>
      <ul className="ui-bullets" data-testid={testId}>
        {missing.map((refusal) => {
          const [field = ''] = Object.keys(refusal.fields ?? {});
          const fix = linkOf(field);
          return (
            <li key={placeOf(refusal)}>
              {sentence(refusal)} {fix && <UiLink to={fix.to}>{fix.label}</UiLink>}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

/** Where a field of the content is filled in; what is on the page itself needs no link. */
function useFixLink(
  row: InvoiceRow,
): (field: string) => { readonly to: string; readonly label: string } | null {
  const { t } = useLingui();
  const paths = usePaths();
  return (field) => {
    const { kind, document } = fixOf(row, field);
    if (kind === 'company')
      return { to: paths.to('/apps/settings/company'), label: t`Open the company settings` };
    if (kind === 'customer')
      return { to: paths.to(`/apps/sales/customers/edit/${document}`), label: t`Edit the customer` };
    return null;
  };
}
