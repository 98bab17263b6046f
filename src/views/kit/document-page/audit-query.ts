import { auditTypes, type AuditAsk } from '#model/audit/audit-answer.ts';
import { daysIn, idsIn } from '../list/address-values.ts';
import { queryText, type ListParts } from '../list/list-query.ts';

/** The parts of the address that filter the audit log; several values of one are separated by commas. */
export const auditParts = ['type', 'person', 'kind', 'document', 'command', 'happened'] as const;
type AuditParts = Partial<Readonly<Record<(typeof auditParts)[number] | 'q', string>>>;

const AUDIT_PATH = '/apps/settings/audit-logs';

/** The address of the entries of a document, a command and so on. */
export const auditPath = (parts: AuditParts): string => `${AUDIT_PATH}${queryText({ ...parts })}`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What an address asks of the audit log; what no filter can mean is left out. [AUV1] */
export function askIn(parts: ListParts): AuditAsk {
  const types = idsIn(parts['type']);
  const command = parts['command'] ?? '';
  return {
    types: auditTypes.filter((type) => types.includes(type)),
    people: idsIn(parts['person']),
    kinds: idsIn(parts['kind']),
    documents: idsIn(parts['document']),
    number: (parts['q'] ?? '').trim().slice(0, 60),
    command: UUID.test(command) ? command : null,
    ...daysIn(parts['happened']),
  };
}

/** Whether an address filters at all. */
export const isNarrowed = ({
  types,
  people,
  kinds,
  documents,
  number,
  command,
  from,
  to,
}: AuditAsk): boolean =>
  [types, people, kinds, documents].flat().length > 0 ||
  number !== '' ||
  [command, from, to].some((one) => one !== null);
