import { reachOf } from '#model/areas/setup/agent-rights/agent-reach.ts';
import { checkSettings } from '../connector/check-settings.ts';
import { connectorSpec } from '../connector/connector-specs.ts';
import type { ConnectorSpec, SettingField } from '../connector/connector-spec.ts';
import type { Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import { beyondOf, beyondOwn, isUsed } from '#model/areas/setup/role/role.rules.ts';
import type { ConnectionForm } from './connection.facts.ts';
import type { ConnectionRow } from './connection.kind.ts';
import { isInUse } from './connection-standing.ts';

type Context = DecisionContext<ConnectionRow>;
type ConnectionRule<D = never> = Rule<ConnectionRow, D>;

const HOUR = 3_600_000;
/** How long a connection may fail before it is paused, in hours. */
const FAILING_HOURS = 24;

/** [CTN1] A name belongs to one connection in use, whatever its case. */
export const connectionNameIsFree: ConnectionRule<ConnectionForm> = ({ view, id }, data) => {
  if (!data) return null;
  const taken = view.by('connection', 'name', data.name.toLowerCase()).some((row) => row.id !== id);
  return taken ? onField('nameTaken', 'name', { name: data.name }) : null;
};

/** [CTN2] Its connector is one that there is, and stays. */
export const connectorStays: ConnectionRule<ConnectionForm> = ({ row }, data) => {
  if (!data) return null;
  if (row && row.connector !== data.connector) return onField('connectorStays', 'connector');
  return connectorSpec(data.connector) ? null : onField('unknownConnector', 'connector');
};

/** [CTN2] What is filled in of its settings is as the connector asks; what is missing yet may be. */
export const settingsFit: ConnectionRule<ConnectionForm> = (_, data) => {
  const spec = data && connectorSpec(data.connector);
  if (!spec) return null;
  const asked = new Map(spec.settings.map((field) => [field.name, field]));
  const alien = Object.keys(data.settings).find((name) => (asked.get(name)?.is ?? 'secret') === 'secret');
  if (alien !== undefined) return onField('unknownSetting', `settings.${alien}`);
  const faults = Object.entries(checkSettings(spec, data.settings)).filter(
    ([, code]) => code !== 'settingMissing',
  );
  const [first] = faults;
  if (!first) return null;
  const fields = Object.fromEntries(faults.map(([name, code]) => [`settings.${name}`, code]));
  return { ...onField(first[1], `settings.${first[0]}`), fields };
};

/** [CTN2] Of its flows each is one of the connector's. */
export const flowsAreOffered: ConnectionRule<ConnectionForm> = (_, data) => {
  const spec = data && connectorSpec(data.connector);
  const alien = spec && data.flows.find((name) => !spec.flows.some((flow) => flow.name === name));
  return alien === undefined ? null : onField('unknownFlow', 'flows');
};

/** [CTN3] Nobody gives a connection what they do not hold themselves: permissions, warehouses, limits. */
export const rightsAreHeld: ConnectionRule<ConnectionForm> = ({ view, env }, data) => {
  if (!data) return null;
  if (data.role !== null && !isUsed(view.get('role', data.role) ?? { state: 'archived' }))
    return onField('unknownRole', 'role');
  const unknown = data.warehouses?.find((id) => !view.get('warehouse', id));
  if (unknown !== undefined) return onField('unknownWarehouse', 'warehouses');
  const beyond = beyondOf(reachOf(view, data), env);
  if (!beyond) return null;
  const field = beyond.what === 'Warehouses' || data.role === null ? beyond.field : 'role';
  return onField(beyondOwn[beyond.what], field, beyond.params);
};

/** [CTN3] Who could do less than a connection does not turn it on: it acts within the rights of who did last. */
export const connectionIsWithin = ({ view, row, env }: Context): Refusal | null =>
  row && beyondOf(reachOf(view, row), env) ? { code: 'connectionBeyondOwn' } : null;

/** [CTN4] All that its connector needs is there: settings, secrets, something that flows, and how tables are read. */
export const isComplete: ConnectionRule = ({ row }) => {
  if (!row) return null;
  const spec = connectorSpec(row.connector);
  if (!spec) return { code: 'unknownConnector' };
  const lacks = { code: 'connectionIncomplete' };
  if (Object.keys(checkSettings(spec, row.settings)).length > 0) return lacks;
  const secrets = spec.settings.filter(({ is, optional }) => is === 'secret' && !optional);
  if (secrets.some(({ name }) => row.secrets[name] === undefined)) return lacks;
  if (row.flows.length === 0 && spec.offers === undefined) return { code: 'connectionWithoutFlow' };
  return tablesAreMapped(spec, row) ? null : { code: 'connectionUnmapped' };
};

const tablesAreMapped = ({ mapsTables, flows }: ConnectorSpec, row: ConnectionRow): boolean =>
  mapsTables !== true ||
  row.mapping !== null ||
  !flows.some(({ name, direction }) => direction === 'in' && row.flows.includes(name));

/** [CTN4] It holds what each of its flows asks for. */
export const flowsArePermitted: ConnectionRule = ({ view, row }) => {
  const spec = row && connectorSpec(row.connector);
  if (!spec) return null;
  const held = new Set(reachOf(view, row).permissions);
  const permission = spec.flows
    .filter(({ name }) => row.flows.includes(name))
    .flatMap(({ permissions }) => permissions)
    .find((one) => !held.has(one));
  return permission === undefined ? null : { code: 'connectionLacks', params: { permission } };
};

/** [CTN5] Of some connectors a company has one at a time. */
export const isTheOnlyOne: ConnectionRule = ({ view, row }) => {
  if (!row || connectorSpec(row.connector)?.single !== true) return null;
  const other = view
    .by('connection', 'connector', row.connector)
    .find((one) => one.id !== row.id && isInUse(one));
  return other ? { code: 'connectionOther', params: { name: other.name } } : null;
};

/** Whether a setting says whom a connection leads to. */
export const leadsElsewhere = (field: SettingField): boolean =>
  field.is === 'host' ||
  field.is === 'port' ||
  field.is === 'address' ||
  (field.is === 'text' && field.leads === true);

/** [CTN7] Whether a form leads to another host, port, address or shop: what is secret there is told nobody else. */
export function goesElsewhere(row: ConnectionRow | undefined, form: ConnectionForm): boolean {
  const places = connectorSpec(form.connector)?.settings.filter(leadsElsewhere);
  return places?.some(({ name }) => (row?.settings[name] ?? '') !== (form.settings[name] ?? '')) ?? false;
}

/** [CTN6] It has failed for a day. */
export const failsForADay = ({ row, env }: Context): Refusal | null => {
  const since = row?.failingSince ?? null;
  return since !== null && Date.parse(env.now) - Date.parse(since) >= FAILING_HOURS * HOUR
    ? null
    : { code: 'connectionMayRecover' };
};
