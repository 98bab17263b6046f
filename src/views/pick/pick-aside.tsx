import { useLingui } from '@lingui/react/macro';
import type { PickRow } from '#model/pick/pick.facts.ts';
import type { DocumentTab } from '../document/document-tab.ts';
import { DocumentTabs } from '../document/document-tabs.tsx';
import { SalesOrderRelated } from '../sales-order/sales-order-related.tsx';
import { SidePanel } from '../ui/side-panel.tsx';

interface PickAsideProps {
  readonly row: PickRow;
  /** The tabs every document has. */
  readonly shared: readonly DocumentTab[];
  readonly onClose: () => void;
}

/** A pick list's details next to the work: related documents, history, files and comments. */
export function PickAside({ row, shared, onClose }: PickAsideProps) {
  const { t } = useLingui();
  const related = <SalesOrderRelated order={row.order} current={row.id} />;
  return (
    <SidePanel open title={row.number ?? t`Pick list`} width="46rem" onClose={onClose}>
      <DocumentTabs
        label={t`Pick list`}
        tabs={[{ id: 'related', label: t`Related`, content: related }, ...shared]}
        namesFirst
      />
    </SidePanel>
  );
}
