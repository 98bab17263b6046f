import { crc32 } from 'node:zlib';

/** The beginning of a picture, as far as its data. */
export const png = Buffer.from(
  '\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0\x90wS\xDE\0\0\0\x0CIDAT',
  'latin1',
);

/** A ZIP archive of these texts, not compressed. */
export function storedZip(texts: Readonly<Record<string, string>>): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []];
  for (const [name, text] of Object.entries(texts)) {
    const at = Buffer.concat(files).length;
    files.push(Buffer.from('PK\x03\x04'), shared(name, text), Buffer.from(name), Buffer.from(text));
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\0'), shared(name, text), rest, Buffer.from(name));
  }
  const [content, index] = [Buffer.concat(files), Buffer.concat(directory)];
  const end = Buffer.alloc(18);
  const count = Object.keys(texts).length;
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(content.length, 12);
  return Buffer.concat([content, index, Buffer.from('PK\x05\x06'), end]);
}

/** What the local header and the directory's entry of a file have in common, from the version on. */
function shared(name: string, text: string): Buffer {
  const part = Buffer.alloc(26);
  part.writeUInt16LE(20, 0);
  part.writeUInt32LE(crc32(text), 10);
  part.writeUInt32LE(Buffer.byteLength(text), 14);
  part.writeUInt32LE(Buffer.byteLength(text), 18);
  part.writeUInt16LE(Buffer.byteLength(name), 22);
  return part;
}
