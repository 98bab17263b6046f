import { once } from 'node:events';
import { labelPrinterSpec } from '#model/areas/integrations/connector/specs/label-printer-spec.ts';
import type { Connector, Settings } from '#model/areas/integrations/connector/connector.ts';
import { faultOf, placeOf, socketTo, type Reach } from '../reach.ts';

/** How long a printer is listened to after it was asked who it is, in milliseconds. */
const LISTENS = 700;
/** Asks a printer who it is; not every one answers. */
const WHO = '~HI';

/** Sends labels in ZPL to a printer; resolves once it has taken all of it. Throws `ConnectorFault`. */
export async function printZpl(settings: Settings, zpl: string, reach: Reach): Promise<void> {
  const place = placeOf(settings, labelPrinterSpec);
  const socket = await socketTo(place, reach);
  try {
    socket.resume();
    const closed = once(socket, 'close');
    socket.on('error', () => undefined); // it is what `once` rejects with
    socket.end(zpl, 'utf8');
    await closed;
  } catch (error) {
    throw faultOf(error, place.host);
  } finally {
    socket.destroy();
  }
}

/** A label printer that takes ZPL over TCP. */
export const labelPrinterConnector = (reach: Reach): Connector => ({
  spec: labelPrinterSpec,
  test: async ({ settings }) => {
    const place = placeOf(settings, labelPrinterSpec);
    const socket = await socketTo(place, reach);
    const answer = await new Promise<string>((resolve) => {
      let heard = '';
      const end = (): void => resolve(heard);
      socket.on('error', end);
      socket.once('data', (part) => {
        heard = part
          .toString('latin1')
          .replaceAll(/[^\x20-\x7e]/g, '')
          .slice(0, 80);
        end();
      });
      socket.write(WHO);
      setTimeout(end, Math.min(LISTENS, reach.patience ?? LISTENS)).unref();
    });
    socket.destroy();
    return { is: 'ok', name: answer === '' ? `${place.host}:${place.port}` : answer };
  },
  alive: async ({ settings }) => {
    (await socketTo(placeOf(settings, labelPrinterSpec), reach)).destroy();
  },
});
