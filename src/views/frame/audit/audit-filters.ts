import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { agentTables, type AgentRow } from '#model/areas/setup/agent/agent-kinds.ts';
import { auditTypes, type AuditAsk, type AuditEntry } from '#model/audit/audit-answer.ts';
import { SYSTEM } from '#model/engine/actor.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { kinds } from '#model/kinds.ts';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { compare } from '#model/values/order.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { useModel, useQuery, useRows } from '#views/kit/document/model-context.tsx';
import { kindOf } from '#views/kind-registry.ts';
import type { ChoiceFilter, FilterOption, ListFilter } from '#views/kit/list/list-filter.ts';
import { typeWords } from './audit.messages.ts';

/** The server filters: what is here has passed. */
const choice = (id: string, label: string, options: readonly FilterOption[]): ChoiceFilter<AuditEntry> => ({
  kind: 'choice',
  id,
  label,
  options,
  matching: () => () => true,
});

/** What the audit log can be narrowed to. A document and a command are chosen by following a link. */
export function useAuditFilters(
  { documents, command }: AuditAsk,
  entries: readonly AuditEntry[],
): readonly ListFilter<AuditEntry>[] {
  const { t, i18n } = useLingui();
  const people = usePeople();
  const kindOptions = useKinds();
  const nameOf = useNameOf(entries);
  const label = {
    type: t({ message: 'Type', context: 'audit' }),
    person: t`Person`,
    kind: t`Kind of document`,
    happened: t({ message: 'Happened on', context: 'audit' }),
    document: t`Document`,
    command: t({ message: 'One change', context: 'audit' }),
  };
  const chosen = documents.map((id) => ({ value: id, label: nameOf(id) }));
  const key = `${JSON.stringify(chosen)} ${command ?? ''}`;
  return useMemo(
    () => [
      { kind: 'days', id: 'happened', label: label.happened, day: ({ at }: AuditEntry) => at },
      choice('person', label.person, people),
      choice(
        'type',
        label.type,
        auditTypes.map((type) => ({
          value: type,
          label: i18n._(typeWords[type].label),
          icon: typeWords[type].icon,
        })),
      ),
      choice('kind', label.kind, kindOptions),
      ...(chosen.length > 0 ? [choice('document', label.document, chosen)] : []),
      ...(command === null
        ? []
        : [choice('command', label.command, [{ value: command, label: command.slice(-6) }])]),
    ],
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for what is chosen; labels change with the language, which remounts the page
    [people, kindOptions, key],
  );
}

/** The name of a document that is asked for, as the device or the entries have it. */
function useNameOf(entries: readonly AuditEntry[]): (id: string) => string {
  const nameOf = useDocumentName();
  return (id) => {
    const about = entries.flatMap(({ about: one }) => one ?? []).find(({ document }) => document === id);
    return about ? (about.name ?? nameOf(about.kind, id)) : `…${id.slice(-6)}`;
  };
}

function useKinds(): readonly FilterOption[] {
  const { i18n } = useLingui();
  const model = useModel();
  return useMemo(
    () =>
      kinds
        .flatMap(({ kind, table }) => {
          const words = kindOf(kind);
          return words && table.view !== null && model.may(table.view)
            ? [{ value: kind, label: i18n._(words.many) }]
            : [];
        })
        .toSorted((a, b) => compare(a.label, b.label)),
    [i18n, model],
  );
}

function usePeople(): readonly FilterOption[] {
  const { t } = useLingui();
  const rows = useRows('member');
  const agents = useQuery(agentTables, '', agentsOf, none);
  const itself = t`Lagra itself`;
  return useMemo(
    () => [
      ...rows
        .flatMap(({ user, name }: MemberRow) => (user === null ? [] : [{ value: user, label: name }]))
        .toSorted((a, b) => compare(a.label, b.label)),
      ...agents.map(({ id, name }) => ({ value: id, label: name })),
      { value: SYSTEM, label: itself },
    ],
    [rows, agents, itself],
  );
}

const agentsOf = ({ replica }: CompanyModel): readonly AgentRow[] =>
  agentTables.flatMap((kind) => replica.rows(kind) as readonly AgentRow[]);
const none: readonly AgentRow[] = [];
