import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** The harmless text that every scanner takes for a virus, in two parts, so that this file is not one. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const COMMAND = 'zINSTREAM\0';

/** A daemon on TCP that answers INSTREAM as ClamAV's manual says, and keeps what it was sent. */
export async function clamd({ most = 25_000_000, silent = false } = {}) {
  const received: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let held = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      held = Buffer.concat([held, chunk]);
      const content = silent ? undefined : contentIn(held, most);
      if (content === undefined) return;
      if (typeof content !== 'string') received.push(content);
      socket.end(`${typeof content === 'string' ? content : verdictOn(content)}\0`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // listening on a port
  const close = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { url: `tcp://127.0.0.1:${port}`, received, close };
}

const verdictOn = (content: Buffer): string =>
  content.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';

/** The content once all of it is there, what is wrong with it, or undefined while some is missing. */
function contentIn(held: Buffer, most: number): Buffer | string | undefined {
  if (held.length < COMMAND.length) return undefined;
  if (held.toString('latin1', 0, COMMAND.length) !== COMMAND) return 'UNKNOWN COMMAND';
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= held.length;) {
    const length = held.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(held.subarray(at + 4, at + 4 + length));
    if (chunks.reduce((sum, { length: bytes }) => sum + bytes, 0) > most)
      return 'INSTREAM size limit exceeded. ERROR';
    at += 4 + length;
  }
  return undefined;
}
