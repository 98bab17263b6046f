import type { DBSchema } from 'idb';
import { databaseNames } from './device-wipe.ts';
import { openDisk } from './disk.ts';

/** A file that is to be attached to a document. Bytes rather than a `File`: not every browser keeps those. */
interface Kept {
  readonly id: string;
  /** The kind and id of its document. */
  readonly of: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

interface Schema extends DBSchema {
  file: { key: string; value: Kept; indexes: { of: string } };
}

type Subject = { readonly kind: string; readonly document: string };

/** Where a device keeps files until they are sent. */
export interface WaitingFileStore {
  of(subject: Subject): Promise<readonly { readonly id: string; readonly file: File }[]>;
  put(subject: Subject, id: string, file: File): Promise<void>;
  remove(id: string): Promise<void>;
  close(): void;
}

const keyOf = ({ kind, document }: Subject): string => `${kind}/${document}`;

/** One person's unsent files in one company; the name has the prefix that sign-out wipes. */
const nameOf = (user: string, company: number): string => `lagra-${user}-${company}-files`;

/** Whether there may be any: to look does not make a database. */
export const mayFilesWait = async (user: string, company: number): Promise<boolean> =>
  (await databaseNames()).includes(nameOf(user, company));

/** Makes it if there is none. */
export async function openWaitingFileStore(user: string, company: number): Promise<WaitingFileStore> {
  const db = await openDisk<Schema>(nameOf(user, company), 1, (fresh) => {
    fresh.createObjectStore('file', { keyPath: 'id' }).createIndex('of', 'of');
  });
  return {
    of: async (subject) =>
      (await db.getAllFromIndex('file', 'of', keyOf(subject))).map(({ id, name, type, bytes }) => ({
        id,
        file: new File([bytes], name, { type }),
      })),
    put: async (subject, id, file) => {
      const { name, type } = file;
      // Read before: a transaction does not wait for it.
      const bytes = await file.arrayBuffer();
      await db.put('file', { id, of: keyOf(subject), name, type, bytes });
    },
    remove: (id) => db.delete('file', id),
    close: () => db.close(),
  };
}
