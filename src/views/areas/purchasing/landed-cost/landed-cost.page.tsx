import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LandedCostRow } from '#model/areas/purchasing/landed-cost/landed-cost.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Button } from '#views/ui/button.tsx';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { DocumentPage } from '#views/kit/document-page/document-page.tsx';
import { LandedCostEdit } from './landed-cost-edit.tsx';
import { LandedCostOverview } from './landed-cost-overview.tsx';
import { LANDED_COSTS } from './landed-cost-paths.ts';
import { useLandedCostTitle } from './landed-cost-title.ts';
import { landedCostWords } from './landed-cost.look.ts';

interface PageProps {
  readonly row: LandedCostRow;
}

/** One landed cost: its charges, what carries them, and what that changes or has changed. */
export function LandedCostPage({ row }: PageProps) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const title = useLandedCostTitle();
  const mayEdit = useVerdict('landedCost', row.id, 'update') === null;
  const [isEdited, setIsEdited] = useState(false);
  if (isEdited) return <LandedCostEdit key={row.id} row={row} onDone={() => setIsEdited(false)} />;
  return (
    <DocumentPage
      words={landedCostWords}
      row={row}
      title={title(row)}
      back={{ label: i18n._(landedCostWords.many), to: paths.to(LANDED_COSTS) }}
      watches={['goodsReceipt', 'product', 'company']}
      actions={mayEdit && <EditButton onEdit={() => setIsEdited(true)} />}
      tabs={[{ id: 'overview', label: t`Overview`, content: <LandedCostOverview row={row} /> }]}
    />
  );
}

function EditButton({ onEdit }: { readonly onEdit: () => void }) {
  return (
    <Button icon="edit" data-testid="edit-landed-cost" onClick={onEdit}>
      <Trans>Edit</Trans>
    </Button>
  );
}
