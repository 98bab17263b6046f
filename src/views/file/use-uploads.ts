import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { LARGEST_FILE } from '#model/file/file.facts.ts';
import { useApp } from '../app/app-context.tsx';
import { useModel } from '../document/model-context.tsx';
import type { UploadFailure } from '#model/file/file-transfers.ts';
import { useWhenOnline } from '../ui/use-when-online.ts';

/** An upload, in progress or failed; kept until it succeeds or is discarded. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  /** From 0 to 1; null while it is not moving. */
  readonly share: number | null;
  readonly failure: string | null;
  /** It is sent once there is a connection. */
  readonly waits: boolean;
  readonly stop: () => void;
}

const MEGABYTE = 1024 * 1024;

export interface Transfers {
  readonly uploads: readonly Upload[];
  readonly take: (files: Iterable<File>) => void;
  readonly drop: (id: string) => void;
  readonly retry: (upload: Upload) => void;
}

/** Uploads files to a document one by one; those that lack a connection are sent once there is one, others on a retry. [FI4] */
export function useUploads(kind: string, document: string): Transfers {
  const { files } = useApp();
  const model = useModel();
  const sentence = useFailureSentence();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = (id: string, parts: Partial<Upload>): void =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...parts } : one)));
  const drop = (id: string): void => setUploads((all) => all.filter((one) => one.id !== id));
  const send = async (id: string, file: File): Promise<void> => {
    const stopping = new AbortController();
    change(id, { share: 0, failure: null, waits: false, stop: () => stopping.abort() });
    const options = { onProgress: (share: number) => change(id, { share }), signal: stopping.signal };
    const failure =
      file.size > LARGEST_FILE
        ? { code: 'fileTooLarge', detail: null }
        : await files.upload({ company: model.company, kind, document }, file, options);
    if (failure === null || failure.code === 'stopped') return drop(id);
    change(id, { share: null, failure: sentence(failure), waits: failure.code === 'offline' });
  };
  const take = (chosen: Iterable<File>): void => {
    const fresh = [...chosen].map((file) => ({
      id: model.newId(),
      file,
      share: null,
      failure: null,
      waits: false,
      stop: () => {},
    }));
    setUploads((all) => [...all, ...fresh]);
    void sendAll(fresh, send);
  };
  useWhenOnline(
    () =>
      void sendAll(
        uploads.filter(({ waits }) => waits),
        send,
      ),
  );
  return { uploads, take, drop, retry: ({ id, file }: Upload): void => void send(id, file) };
}

/** Sequential: parallel uploads would only slow each other down. */
async function sendAll(
  uploads: readonly Pick<Upload, 'id' | 'file'>[],
  send: (id: string, file: File) => Promise<void>,
): Promise<void> {
  for (const { id, file } of uploads) await send(id, file);
}

function useFailureSentence(): (failure: UploadFailure) => string {
  const { t } = useLingui();
  const most = LARGEST_FILE / MEGABYTE;
  return ({ code, detail }) => {
    if (code === 'offline')
      return t`Files need a connection. It stays on this page and is sent once there is one.`;
    if (code === 'fileTooLarge') return t`Files can be up to ${most} MB.`;
    return detail ?? t`The file could not be attached.`;
  };
}
