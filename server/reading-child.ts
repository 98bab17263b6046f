import { writeSync } from 'node:fs';
import type { Asked, Reader, ReadingName } from './untrusted/contracts.ts';
import { FrameReader, LONGEST_LINE } from './untrusted/framing.ts';
import { UnreadableFile } from './platform/http/unreadable-file.ts';

type Readers = { readonly [N in ReadingName]: () => Promise<Reader<N>> };

/** [SGR1] The closed list of what is read here. */
const readers: Readers = {
  table: async () => (await import('#server/import/screen/read-table.ts')).readTable,
  lines: async () => (await import('#server/import/read-lines.ts')).readLines,
  rates: async () => (await import('#server/outgoing/connectors/rates/read-rates.ts')).readRates,
  bankFile: async () => (await import('#server/invoicing/bank-files/read-camt.ts')).readCamt,
  eBill: async () => (await import('#server/invoicing/e-bills/read-e-bill.ts')).readEBill,
  thumbnail: async () => (await import('#server/files/shrink.ts')).shrink,
  logo: async () => (await import('#server/files/logo-picture.ts')).drawLogo,
  paper: async () => (await import('#server/papers/pdf/draw-pdf.ts')).drawPdf,
  labels: async () => (await import('#server/papers/labels/draw-labels.ts')).drawLabels,
  type: async () => (await import('#server/files/content-type.ts')).contentType,
};

const OUT = 1;

/** Waits until it is taken: what is not yet read is never held here. */
function send(bytes: Buffer): void {
  for (let sent = 0; sent < bytes.length;) sent += writeSync(OUT, bytes, sent);
}

const say = (line: object): void => send(Buffer.from(`${JSON.stringify(line)}\n`));

function give(part: Buffer): void {
  say({ part: part.length });
  send(part);
}

async function read<N extends ReadingName>({ reading, ask }: Asked<N>, content: Buffer): Promise<object> {
  const reader = await readers[reading]();
  return { answer: await reader(content, ask, give) };
}

function whyNot(error: unknown): object {
  if (error instanceof UnreadableFile) return { refusal: error.refusal };
  return { fault: error instanceof Error ? (error.stack ?? error.message).slice(0, 5000) : String(error) };
}

// One reading after the other, until the server closes its end.
const frames = new FrameReader(process.stdin);
for (let line = await frames.line(LONGEST_LINE); line !== null; line = await frames.line(LONGEST_LINE)) {
  const asked = JSON.parse(line) as Asked; // by the server
  const content = await frames.bytes(asked.size);
  say(await read(asked, content).catch(whyNot));
}
