import './api-reference.css';
import '../../../kit/article/article.css';
import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { shownKind } from '#words/kind-names.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useAddress } from '#views/navigation/use-address.ts';
import { useText } from '#views/kit/article/use-text.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { SearchInput } from '#views/ui/search-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { FoundList } from './found-list.tsx';
import { KindReference } from './kind-reference.tsx';
import { referenceKinds } from './reference-search.ts';

/** What programs call, kind by kind; the kind, the command and the search are in the address. */
export function ApiReferencePage() {
  const { t } = useLingui();
  const [query] = useAddress();
  const base = useBase();
  const model = useModel();
  const [fresh] = useState(() => model.newId());
  const { q = '', command } = query;
  const kind = referenceKinds.find((one) => one === query['kind']) ?? 'salesOrder';
  return (
    <>
      <PageHeader
        title={t`API reference`}
        subtitle={t`Made of the charts and schemas that decide, in this version.`}
      />
      <ReferenceTools kind={kind} search={q} />
      <p>
        <Trans>
          Every call carries the secret of an API client: Authorization: Bearer lagra_live_…. The requests
          here read it from the variable LAGRA_SECRET. The address of the company is
        </Trans>{' '}
        <code>{base}</code>
      </p>
      {q.trim() === '' ? (
        <KindReference key={kind} kind={kind} base={base} fresh={fresh} command={command} />
      ) : (
        <FoundList search={q} />
      )}
    </>
  );
}

/** A search over all kinds, or one of them. */
function ReferenceTools({ kind, search }: { readonly kind: string; readonly search: string }) {
  const { t, i18n } = useLingui();
  const say = useText();
  const [, setQuery] = useAddress();
  const options = referenceKinds
    .map((value) => ({ value, label: say(shownKind(value)?.one ?? { en: value, sv: value }) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.locale));
  return (
    <div className="api-tools">
      <SearchInput
        value={search}
        label={t`Search the reference`}
        placeholder={t`Kind, command, field or code`}
        onChange={(text) => setQuery({ q: text || undefined })}
      />
      <Select
        name="kind"
        label={t`Kind of document`}
        value={kind}
        options={options}
        onChange={(next) => setQuery({ kind: next, command: undefined, q: undefined })}
      />
    </div>
  );
}

/** Where programs call the company, once it is known. */
function useBase(): string {
  const { apiClients } = useApp();
  const { company } = useModel();
  const told = useAsync(String(company), async () => (await apiClients(company)).base);
  return told.status === 'ready' ? told.value : '…/';
}
