import type { ComponentType } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { COMPANY } from '#model/values/company-document.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { DocumentHistory } from '#views/kit/document-page/document-history.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Tabs } from '#views/ui/tabs.tsx';
import { companyWords } from './company.look.ts';
import { DangerPart } from './danger-part.tsx';
import { ExportPart } from './export-part.tsx';
import { IdentityPart } from './identity-part.tsx';
import { MailPart } from './mail-part.tsx';
import { PapersPart } from './papers-part.tsx';
import { SeriesPart } from './series-part.tsx';
import { PoliciesPart } from './policies-part.tsx';

interface Part {
  /** Its name in the address. */
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly show: ComponentType;
}

const parts: readonly [Part, ...Part[]] = [
  { id: 'identity', label: msg`Identity`, show: IdentityPart },
  { id: 'policies', label: msg`Policies`, show: PoliciesPart },
  { id: 'papers', label: msg`Papers`, show: PapersPart },
  { id: 'mail', label: msg`Mail`, show: MailPart },
  { id: 'series', label: msg`Number series`, show: SeriesPart },
  { id: 'export', label: msg`Export`, show: ExportPart },
  { id: 'danger', label: msg`Suspend and close`, show: DangerPart },
  { id: 'history', label: msg`History`, show: HistoryPart },
];

/** What a company is called and what it has decided, part by part; the address names the part. */
export function CompanySettingsPage() {
  const { t, i18n } = useLingui();
  const [query, setQuery] = useAddress();
  const chosen = parts.find(({ id }) => id === query['part']) ?? parts[0];
  const title = t`Company settings`;
  return (
    <>
      <PageHeader title={title} />
      <Tabs
        label={title}
        tabs={parts.map(({ id, label }) => ({ id, label: i18n._(label) }))}
        active={chosen.id}
        onChange={(part) => setQuery({ part })}
      >
        <chosen.show key={chosen.id} />
      </Tabs>
    </>
  );
}

function HistoryPart() {
  return <DocumentHistory key={COMPANY} words={companyWords} row={useCompany()} />;
}
