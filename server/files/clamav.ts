import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Scanner } from './scanner.ts';

interface ClamavOptions {
  /** `tcp://host:port` of a clamd. */
  readonly url: string;
  /** How long it may be silent. */
  readonly patienceMs?: number;
}

/** ClamAV's daemon over TCP: each file is a session of its own, by the command INSTREAM. */
export function clamavScanner({ url, patienceMs = 30_000 }: ClamavOptions): Scanner {
  const { hostname, port } = new URL(url);
  return {
    find: async (path) => {
      const socket = connect(Number(port), hostname.replaceAll(/[[\]]/g, ''));
      socket.setTimeout(patienceMs, () => socket.destroy(new Error('the scanner does not answer')));
      try {
        return foundIn(await ask(socket, path));
      } finally {
        socket.destroy();
      }
    },
  };
}

/**
 * Sends the content, and collects the answer meanwhile: a scanner may answer, and hang up, before it has everything. So
 * only the socket and the file tell how it went, not the sending.
 */
async function ask(socket: Socket, path: string): Promise<string> {
  const answer: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => answer.push(chunk));
  const answered = new Promise<void>((resolve, reject) => {
    socket.once('end', resolve).once('error', reject);
    socket.once('close', () => reject(new Error('the scanner hung up')));
  });
  const content = createReadStream(path).once('error', (error) => socket.destroy(error));
  pipeline(content, framed, socket, { end: false }).catch(() => undefined);
  await answered;
  return Buffer.concat(answer).toString('utf8');
}

/** The command, the chunks with their lengths before them (32 bits, big-endian), and an empty one as the end. */
async function* framed(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of content) {
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** `stream: OK` or `stream: <name> FOUND`; anything else is no verdict. */
function foundIn(answer: string): string | null {
  const said = answer.replaceAll('\0', '').trim();
  if (said === 'stream: OK') return null;
  const found = /^stream: (.+) FOUND$/.exec(said)?.[1];
  if (found === undefined) throw new Error(`the scanner says "${said}"`);
  return found;
}
