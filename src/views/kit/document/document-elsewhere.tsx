import { useLingui } from '@lingui/react/macro';
import { ownName } from '#views/kit/document/document-name.ts';
import { useDisplayName } from '#views/kit/document/display-name.ts';
import { kindOf } from '#views/kind-registry.ts';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { SidePanel } from '#views/ui/side-panel.tsx';
import type { Elsewhere } from '#views/navigation/app-context.tsx';
import { useCompanySwitch } from '#views/navigation/use-company-switch.ts';

interface DocumentElsewhereProps {
  readonly kind: string;
  readonly found: Elsewhere;
}

/** Shown instead of a document that belongs to another company of the person. */
export function DocumentElsewhere(props: DocumentElsewhereProps) {
  return (
    <>
      <PageHeader title={useNamed(props)} />
      <ElsewhereOffer {...props} />
    </>
  );
}

/** The same in a panel next to a list. */
export function RecordElsewhere({
  onClose,
  ...props
}: DocumentElsewhereProps & { readonly onClose: () => void }) {
  return (
    <SidePanel open title={useNamed(props)} onClose={onClose}>
      <ElsewhereOffer {...props} />
    </SidePanel>
  );
}

/** Which company has the document, and a button to switch to it. */
export function ElsewhereOffer(props: DocumentElsewhereProps) {
  const { t } = useLingui();
  const { going, switchTo } = useCompanySwitch();
  const document = useNamed(props);
  const { id, name } = props.found.company;
  return (
    <EmptyState
      icon="building"
      title={t`${document} is in ${name}`}
      actions={
        <Button
          variant="primary"
          loading={going !== null}
          onClick={() => switchTo(id)}
          data-testid="switch-company"
        >{t`Switch to ${name}`}</Button>
      }
    >
      {t`You have another company open here.`}
    </EmptyState>
  );
}

function useNamed({ kind, found: { row } }: DocumentElsewhereProps): string {
  const { i18n } = useLingui();
  const givenName = useDisplayName();
  const one = kindOf(kind)?.one;
  const own = ownName(row);
  return [one && i18n._(one), own && givenName(kind, own)].filter(Boolean).join(' ');
}
