import { connect, type Socket } from 'node:net';
import { ConnectorFault } from '#model/areas/integrations/connector/connector-fault.ts';
import type { ConnectorSpec } from '#model/areas/integrations/connector/connector-spec.ts';
import type { Settings } from '#model/areas/integrations/connector/connector.ts';
import {
  AddressRefused,
  guardedLookup,
  judgeLiteral,
  type Resolve,
} from '#server/outgoing/webhooks/guarded-lookup.ts';

/** Where the connections of this installation may go. */
export interface Reach {
  /** Hosts in private networks, and this machine. */
  readonly network: boolean;
  /** The folder below which each company has one of its own for files; null: there are none. */
  readonly folders: string | null;
  /** Ports that the operator lets through besides the usual ones of each connector. */
  readonly ports?: readonly PortRange[] | undefined;
  readonly resolve?: Resolve;
  /** Milliseconds for a connection or an answer; 30 s by default. */
  readonly patience?: number;
}

/** Both inclusive. */
export interface PortRange {
  readonly from: number;
  readonly to: number;
}

/** What a connection goes to, and the ports that are usual there. */
export interface Place {
  readonly host: string;
  readonly port: number;
  readonly usual: readonly number[];
}

/** Where the settings of a connector with a port lead. */
export function placeOf(settings: Settings, spec: Pick<ConnectorSpec, 'settings'>): Place {
  const field = spec.settings.find(({ is }) => is === 'port');
  const { usual, initial } = field?.is === 'port' ? field : { usual: [], initial: 0 };
  return { host: String(settings['host'] ?? ''), port: Number(settings['port'] ?? initial), usual };
}

export const PATIENCE = 30_000;

const nearbyOf = ({ network }: Reach) => (network ? 'network' : false);
const bracketed = (host: string): URL => new URL(`http://${host.includes(':') ? `[${host}]` : host}/`);

/**
 * [CNX3] The address of a host, judged: what is answered is what is to be connected to. Throws `ConnectorFault` where
 * connections may not go there, to neither host nor port, or where there is no such host.
 */
export async function addressOf({ host, port, usual }: Place, reach: Reach): Promise<string> {
  const isLetThrough =
    usual.includes(port) || (reach.ports ?? []).some(({ from, to }) => port >= from && port <= to);
  if (!isLetThrough)
    throw new ConnectorFault('connectorPort', { params: { port: String(port), usual: usual.join(', ') } });
  judge(() => judgeLiteral(bracketed(host), nearbyOf(reach)), host);
  return new Promise((resolve, reject) => {
    const look = guardedLookup(nearbyOf(reach), reach.resolve);
    look(host, {}, (error, address) =>
      error || typeof address !== 'string' ? reject(faultOf(error, host)) : resolve(address),
    );
  });
}

/** [CNX3] A connection to a host, open; ended by itself after the patience where nothing comes. */
export async function socketTo(place: Place, reach: Reach): Promise<Socket> {
  const { host, port } = place;
  const address = await addressOf(place, reach);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: address, port });
    const fail = (error?: Error): void => {
      socket.destroy();
      reject(faultOf(error, host));
    };
    socket.setTimeout(reach.patience ?? PATIENCE, () => fail());
    socket.once('error', fail);
    socket.once('connect', () => {
      socket.off('error', fail);
      resolve(socket);
    });
  });
}

function judge(check: () => void, host: string): void {
  try {
    check();
  } catch (error) {
    throw faultOf(error, host);
  }
}

/** What a failed connection is told as: without what the other side wrote. */
export const faultOf = (error: unknown, host: string): ConnectorFault =>
  error instanceof ConnectorFault
    ? error
    : new ConnectorFault(error instanceof AddressRefused ? 'connectorAddress' : 'connectorUnreachable', {
        params: { host },
      });
