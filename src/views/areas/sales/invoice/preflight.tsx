import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Notice } from '#views/ui/notice.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';

interface PreflightProps {
  readonly row: InvoiceRow;
  readonly missing: readonly Refusal[];
}

/** What an invoice must say and does not yet, each with a link to where it is filled in; nothing where all is there. [BIL9] */
export function Preflight({ row, missing }: PreflightProps) {
  const { t } = useLingui();
  const sentence = useRefusalSentence();
  const fixOf = useFix(row);
  if (missing.length === 0) return null;
  return (
    <Notice tone="warning" title={t`Before it can be issued`}>
      <ul className="ui-bullets" data-testid="preflight">
        {missing.map((refusal) => {
          const [field = ''] = Object.keys(refusal.fields ?? {});
          const fix = fixOf(field);
          return (
            <li key={`${refusal.code} ${field}`}>
              {sentence(refusal)} {fix && <UiLink to={fix.to}>{fix.label}</UiLink>}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

/** Where a field of the content is filled in; what is on the page itself needs no link. */
function useFix({
  customer,
}: InvoiceRow): (field: string) => { readonly to: string; readonly label: string } | null {
  const { t } = useLingui();
  const paths = usePaths();
  return (field) => {
    const [part, own] = field.split('.');
    if (part === 'seller')
      return { to: paths.to('/apps/settings/company'), label: t`Open the company settings` };
    // The address is the invoice's own.
    if (part === 'buyer' && own !== 'address')
      return { to: paths.to(`/apps/sales/customers/edit/${customer}`), label: t`Edit the customer` };
    return null;
  };
}
