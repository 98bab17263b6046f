import type { DocumentTab } from '../document/document-tab.ts';
import { DocumentTabs } from '../document-page/document-tabs.tsx';
import { SidePanel } from '#views/ui/side-panel.tsx';

interface ScanAsideProps {
  readonly title: string;
  /** The kind of document, singular. */
  readonly label: string;
  readonly tabs: readonly DocumentTab[];
  readonly onClose: () => void;
}

/** A document's details next to the work: related documents, history, files and comments. */
export function ScanAside({ title, label, tabs, onClose }: ScanAsideProps) {
  return (
    <SidePanel open title={title} width="46rem" onClose={onClose}>
      <DocumentTabs label={label} tabs={tabs} namesFirst />
    </SidePanel>
  );
}
