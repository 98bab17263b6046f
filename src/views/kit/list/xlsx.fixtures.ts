const HEAD = 0x04_03_4b_50;

/** The files of an archive, by name. */
export async function unpacked(archive: Blob): Promise<ReadonlyMap<string, string>> {
  const bytes = await archive.arrayBuffer();
  const view = new DataView(bytes);
  const files = new Map<string, string>();
  for (let at = 0; view.getUint32(at, true) === HEAD;) {
    const [method, size] = [view.getUint16(at + 8, true), view.getUint32(at + 18, true)];
    const [named, extra] = [view.getUint16(at + 26, true), view.getUint16(at + 28, true)];
    const name = new TextDecoder().decode(bytes.slice(at + 30, at + 30 + named));
    const from = at + 30 + named + extra;
    const packed = new Blob([bytes.slice(from, from + size)]).stream();
    const content = method === 0 ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'));
    files.set(name, await new Response(content).text());
    at = from + size;
  }
  return files;
}
