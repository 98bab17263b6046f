import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** A version of a file, as git keeps it. */
export interface HistoryBlob {
  readonly blob: string;
  /** One that it had. */
  readonly path: string;
  readonly content: Buffer;
}

const LINE_FEED = 10;

/** Every version of every file that any commit of the history below `root` holds, each once. */
export async function* historyBlobs(root: string): AsyncGenerator<HistoryBlob> {
  const objects = spawn('git', ['rev-list', '--objects', '--all'], { cwd: root });
  const paths = new Map((await text(objects.stdout)).split('\n').map((line) => splitAt(line, ' ')));
  const reader = spawn('git', ['cat-file', '--batch'], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  // Not awaited: it goes on as what it leads to is read.
  void writeAll(reader.stdin, [...paths.keys()]);
  let held: Buffer = Buffer.alloc(0);
  for await (const part of reader.stdout) {
    held = Buffer.concat([held, part as Buffer]); // a stream without an encoding
    for (let next = takeObject(held); next; next = takeObject(held)) {
      held = next.rest;
      const path = paths.get(next.id) ?? '';
      if (next.type === 'blob') yield { blob: next.id, path, content: next.content };
    }
  }
}

/** `<id> <type> <size>`, a line feed, the content, a line feed; null while there is not all of it. */
function takeObject(held: Buffer) {
  const head = held.indexOf(LINE_FEED);
  if (head < 0) return null;
  const [id = '', type = '', size = '0'] = held.subarray(0, head).toString().split(' ');
  const end = head + 1 + Number(size);
  if (held.length <= end) return null;
  return { id, type, content: held.subarray(head + 1, end), rest: held.subarray(end + 1) };
}

async function writeAll(stream: NodeJS.WritableStream, ids: readonly string[]): Promise<void> {
  for (const id of ids.filter((one) => one !== ''))
    if (!stream.write(`${id}\n`)) await new Promise((resolve) => stream.once('drain', resolve));
  stream.end();
}

function splitAt(line: string, mark: string): readonly [string, string] {
  const at = line.indexOf(mark);
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)];
}
