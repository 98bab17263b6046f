import type { ConnectionForm } from '#model/areas/integrations/connection/connection.facts.ts';
import { pullPauses } from '#model/areas/integrations/connection/connection.kind.ts';
import { connectorSpec } from '#model/areas/integrations/connector/connector-specs.ts';
import type { Permission } from '#model/areas/setup/role/permissions.ts';

/** What a connection begins with: usual settings, all that flows, and the permissions that this takes, as far as they are held. */
export function freshConnection(
  connector: string,
  name: string,
  may: (permission: string) => boolean,
): ConnectionForm {
  const spec = connectorSpec(connector);
  const initial = (spec?.settings ?? []).flatMap((field) =>
    'initial' in field && field.initial !== undefined ? [[field.name, field.initial] as const] : [],
  );
  const flows = spec?.flows ?? [];
  const asked = new Set(flows.flatMap(({ permissions }) => permissions).filter(may));
  return {
    name,
    connector,
    settings: Object.fromEntries(initial),
    flows: flows.map((flow) => flow.name),
    mapping: null,
    every: pullPauses.find((minutes) => minutes === spec?.every) ?? pullPauses[0],
    role: null,
    permissions: [...asked] as Permission[], // connectors name permissions that there are
    warehouses: null,
  };
}
