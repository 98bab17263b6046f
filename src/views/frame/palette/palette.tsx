import { useDeferredValue, useState } from 'react';
import { useSelector } from '@xstate/react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useApp, type OpenCompany } from '#views/navigation/app-context.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import type { SessionView } from '#views/navigation/use-session.ts';
import { ModelProvider } from '#views/kit/document/model-context.tsx';
import { openDocument, type OpenDocument } from '#views/kit/document/open-document.ts';
import { useSingleKeysOn } from '#views/ui/key-hint.tsx';
import { CommandBox } from '#views/ui/command-box.tsx';
import { goKeys } from '#views/navigation/go-keys.ts';
import { helpEntries } from './help-entries.ts';
import { useOpenCommands } from './open-commands.ts';
import { pagesFor } from './page-list.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import { narrowed } from './palette-groups.ts';
import { useActions } from './use-actions.ts';
import { useOtherCompanies } from './use-other-companies.ts';
import { useNewDocuments } from './use-new-documents.ts';
import { useFoundDocuments, type FoundDocuments } from './use-found-documents.ts';

export interface PaletteProps {
  readonly session: SessionView;
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

/** One search field for everything: pages, documents, commands. Without documents while no company is open. */
export function Palette(props: PaletteProps) {
  const company = useApp().company();
  return company ? <WithCompany {...props} company={company} /> : <Everything {...props} {...NO_COMPANY} />;
}

const NOTHING: FoundDocuments = { find: () => [], entryOf: () => undefined };
const NO_COMPANY = { company: null, documents: NOTHING, commands: [] };

function WithCompany({ company, ...props }: PaletteProps & { readonly company: OpenCompany }) {
  const isUsable = useSelector(company.sync, (state) => state.matches('usable'));
  const [open] = useState(openDocument);
  if (!isUsable) return <Everything {...props} {...NO_COMPANY} />;
  return (
    <ModelProvider model={company.model()}>
      {open ? (
        <WithCommands {...props} company={company} open={open} />
      ) : (
        <WithDocuments {...props} company={company} commands={[]} />
      )}
    </ModelProvider>
  );
}

interface WithCommandsProps extends PaletteProps {
  readonly company: OpenCompany;
  readonly open: OpenDocument;
}

function WithCommands({ open, ...props }: WithCommandsProps) {
  return <WithDocuments {...props} commands={[useOpenCommands(open)]} />;
}

function WithDocuments(props: Omit<EverythingProps, 'documents'>) {
  return <Everything {...props} documents={useFoundDocuments()} />;
}

interface EverythingProps extends PaletteProps {
  readonly company: OpenCompany | null;
  readonly documents: FoundDocuments;
  readonly commands: readonly PaletteGroup[];
}

function Everything(props: EverythingProps) {
  const { t } = useLingui();
  const { company, onClose } = props;
  const [query, setQuery] = useState('');
  const groupsOf = useGroups(props);
  const groups = groupsOf(useDeferredValue(query));
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const choose = (entry: PaletteEntry): void => {
    if (!entry.id.startsWith('command/')) company?.choices.keep(entry.id.replace(/^recent\//, ''));
    entry.run();
  };
  return (
    <CommandBox
      label={t`Search and go`}
      placeholder={t`A page, a document, something to do`}
      query={query}
      onQuery={setQuery}
      groups={groups}
      groupsNow={() => groupsOf(query)}
      count={t`${plural(count, { one: '# result', other: '# results' })}`}
      empty={{
        title: t`Nothing matches “${query}”`,
        text: t`Try a number, a name, an SKU or a barcode, or the name of a page.`,
      }}
      onClose={onClose}
      onChoose={choose}
    />
  );
}

/** The entries shown: for a query its matches, without one the recent choices and everything else. */
function useGroups(props: EverythingProps): (query: string) => readonly PaletteGroup[] {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const { session, documents, commands, company, onShortcuts } = props;
  const pages: PaletteGroup = { id: 'pages', label: t`Pages`, entries: usePages(session) };
  const help: PaletteGroup = { id: 'help', label: t`Help`, entries: helpEntries(i18n.locale, paths.go) };
  const fresh = useNewDocuments(session.may);
  const companies = useOtherCompanies(session);
  const groups = [...commands, pages, fresh, companies, ...useActions(session, onShortcuts)].filter(
    ({ entries }) => entries.length > 0,
  );
  const all = new Map(groups.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry])));
  const recent = (company?.choices.all() ?? []).flatMap((id): PaletteEntry[] => {
    const [kind = '', document = ''] = id.split('/');
    const entry = all.get(id) ?? documents.entryOf(kind, document);
    return entry && entry.disabledReason === undefined ? [{ ...entry, id: `recent/${id}` }] : [];
  });
  const unasked =
    recent.length === 0 ? groups : [{ id: 'recent', label: t`Chosen last`, entries: recent }, ...groups];
  return (query) =>
    query.trim() === '' ? unasked : narrowed([...groups, help], documents.find(query), query);
}

function usePages(session: SessionView): readonly PaletteEntry[] {
  const { i18n } = useLingui();
  const paths = usePaths();
  const hasKeys = useSingleKeysOn();
  return pagesFor(session.may).map(({ page, icon, english }) => ({
    id: `page${page.path}`,
    label: i18n._(page.title),
    icon,
    also: english,
    detail: hasKeys ? goKeys[page.path] && `G ${goKeys[page.path]?.toUpperCase()}` : undefined,
    run: () => paths.go(page.path),
  }));
}
