import type { CompanyForm } from '#model/areas/setup/company/company.facts.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { builtInRoles } from '#model/areas/setup/role/permissions.ts';
import type { User } from '#server/accounts/identity/user-store.ts';
import type { SystemCommand } from '#server/platform/commands/executor.ts';
import type { RepeatableCommand } from './command-sink.ts';
import { importId } from './import-id.ts';
import type { Places } from './places.ts';

interface Founding {
  readonly company: number;
  readonly form: CompanyForm;
  /** Timestamp, UTC ISO. */
  readonly at: string;
  readonly founder: User;
  /** Members with the role Administrator. */
  readonly administrators: readonly User[];
}

const aisles = ['A', 'B', 'C', 'D', 'E', 'F'];
const BAYS = 10;

/** The commands for a company with its roles, people and one warehouse with sixty bins, and its locations. */
export function foundation(founding: Founding): {
  readonly commands: RepeatableCommand[];
  readonly places: Places;
} {
  const { company, form, at } = founding;
  const idOf = (name: string): string => importId(company, name, at);
  const warehouse = idOf('warehouse');
  const bins = aisles.flatMap((aisle) =>
    Array.from({ length: BAYS }, (_, bay) => `${aisle}-${String(bay + 1).padStart(2, '0')}`),
  );
  const policies = { overReceipt: 0, closedUntil: null };
  const site = {
    code: 'MAIN',
    name: 'Main warehouse',
    address: form.address,
    receiving: idOf('receiving'),
    staging: idOf('staging'),
    quarantine: idOf('quarantine'),
  };
  const commands: SystemCommand[] = [
    { kind: 'company', document: COMPANY, type: 'found', data: { ...form, policies } },
    ...Object.entries(builtInRoles).map(([name, permissions]) => ({
      kind: 'role',
      document: idOf(`role/${name}`),
      type: 'provide',
      data: { name, permissions },
    })),
    ...members(founding, idOf),
    { kind: 'warehouse', document: warehouse, type: 'create', data: site },
    ...bins.map((code, index) => bin(idOf(`bin/${code}`), warehouse, code, index)),
  ];
  return {
    commands: commands.map((command) => ({
      id: idOf(`command/${command.kind}/${command.document}`),
      ...command,
    })),
    places: { warehouse, bins: bins.map((code) => idOf(`bin/${code}`)) },
  };
}

function members({ founder, administrators }: Founding, idOf: (name: string) => string): SystemCommand[] {
  const member = ({ id: user, email, name }: User, isFounder: boolean): SystemCommand => ({
    kind: 'member',
    document: idOf(`member/${email}`),
    type: 'add',
    data: { user, email, name, role: idOf('role/Administrator'), founder: isFounder },
  });
  const others = administrators.filter((person) => person.id !== founder.id);
  return [member(founder, true), ...others.map((person) => member(person, false))];
}

function bin(document: string, warehouse: string, code: string, index: number): SystemCommand {
  const fixed = { name: '', locationType: 'storage', pickable: true, barcode: '' };
  const data = { ...fixed, warehouse, code, zone: code.slice(0, 1), pickSequence: (index + 1) * 10 };
  return { kind: 'location', document, type: 'create', data };
}
