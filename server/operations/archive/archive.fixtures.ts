import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import { MANIFEST } from './archive-format.ts';
import { openArchive } from './archive-reader.ts';

/** A copy of an export in which some parts read otherwise; null leaves a part out. */
export async function changedCopy(
  from: string,
  to: string,
  change: (name: string, text: string) => string | null,
): Promise<string> {
  const archive = await openArchive(from);
  const zip = new yazl.ZipFile();
  for (const name of [MANIFEST, ...archive.manifest.parts.map((part) => part.name)]) {
    const content = Buffer.concat(await (await archive.open(name)).toArray());
    const isText = !name.startsWith('files/');
    const changed = isText ? change(name, content.toString()) : null;
    if (isText && changed === null) continue;
    zip.addBuffer(changed === null ? content : Buffer.from(changed), name);
  }
  zip.end();
  archive.close();
  await pipeline(zip.outputStream, createWriteStream(to));
  return to;
}
