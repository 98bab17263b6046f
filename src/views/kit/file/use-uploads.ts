import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { LARGEST_FILE } from '#model/file/file.facts.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useModel } from '../document/model-context.tsx';
import type { FilePlace, UploadFailure } from '#model/file/file-transfers.ts';
import { useAsync } from '#views/ui/use-async.ts';
import { useWhenChanged } from '#views/ui/use-when-changed.ts';
import { useWhenConnected } from '#views/navigation/use-when-connected.ts';

/** An upload, in progress or failed; kept until it succeeds or is discarded. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  /** From 0 to 1; null while it is not moving. */
  readonly share: number | null;
  readonly failure: string | null;
  /** It is sent once there is a connection. */
  readonly waits: boolean;
  /** It is on this device's disk: leaving the page does not lose it. */
  readonly isKept: boolean;
  readonly stop: () => void;
}

const untouched: Omit<Upload, 'id' | 'file'> = {
  share: null,
  failure: null,
  waits: false,
  isKept: false,
  stop: () => {},
};

const NONE: readonly Pick<Upload, 'id' | 'file'>[] = [];

const MEGABYTE = 1024 * 1024;

export interface Transfers {
  readonly uploads: readonly Upload[];
  readonly take: (files: Iterable<File>) => void;
  readonly drop: (id: string) => void;
  readonly retry: (upload: Upload) => void;
}

interface UploadOptions {
  /** What waited on the device is sent too. False beside another part of the page that does so. */
  readonly resumes: boolean;
}

/**
 * Uploads files to a document one by one; those that lack a connection stay on this device and are sent once there is
 * one and the document is looked at, others on a retry. [FI4]
 */
export function useUploads(
  kind: string,
  document: string,
  { resumes }: UploadOptions = { resumes: true },
): Transfers {
  const { files } = useApp();
  const model = useModel();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = (id: string, parts: Partial<Upload>): void =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...parts } : one)));
  const place = { company: model.company, kind, document };
  const drop = (id: string): void => {
    setUploads((all) => all.filter((one) => one.id !== id));
    void files.waiting.forget(place, id);
  };
  const send = useSending(place, change, drop);
  const show = (chosen: readonly Pick<Upload, 'id' | 'file'>[], isKept: boolean): void => {
    const fresh = chosen.map((one) => ({ ...one, ...untouched, isKept }));
    if (fresh.length > 0) setUploads((all) => [...all, ...fresh]);
    void sendAll(fresh, send);
  };
  const take = (chosen: Iterable<File>): void => {
    const fresh = [...chosen].map((file) => ({ id: model.newId(), file }));
    show(fresh, false);
  };
  // What waited here when the page was left.
  const waiting = useAsync(`${kind}/${document}`, async () => (resumes ? files.waiting.of(place) : NONE));
  useWhenChanged(waiting.status === 'ready' ? waiting.value : NONE, (kept) => show(kept, true));
  useWhenConnected(
    () =>
      void sendAll(
        uploads.filter(({ waits }) => waits),
        send,
      ),
  );
  return { uploads, take, drop, retry: ({ id, file }: Upload): void => void send(id, file) };
}

/** Sends one file; one that lacks a connection is kept on the device. */
function useSending(
  place: FilePlace,
  change: (id: string, parts: Partial<Upload>) => void,
  drop: (id: string) => void,
): (id: string, file: File) => Promise<void> {
  const { files } = useApp();
  const sentence = useFailureSentence();
  return async (id, file) => {
    const stopping = new AbortController();
    change(id, { share: 0, failure: null, waits: false, stop: () => stopping.abort() });
    const options = { onProgress: (share: number) => change(id, { share }), signal: stopping.signal };
    const failure =
      file.size > LARGEST_FILE
        ? { code: 'fileTooLarge', detail: null }
        : await files.upload(place, file, options);
    if (failure === null || failure.code === 'stopped') return drop(id);
    const waits = failure.code === 'offline';
    const isKept = waits && (await files.waiting.keep(place, id, file));
    change(id, { share: null, failure: sentence(failure, isKept), waits, isKept });
  };
}

/** Sequential: parallel uploads would only slow each other down. */
async function sendAll(
  uploads: readonly Pick<Upload, 'id' | 'file'>[],
  send: (id: string, file: File) => Promise<void>,
): Promise<void> {
  for (const { id, file } of uploads) await send(id, file);
}

function useFailureSentence(): (failure: UploadFailure, isKept?: boolean) => string {
  const { t } = useLingui();
  const most = LARGEST_FILE / MEGABYTE;
  return ({ code, detail }, isKept = false) => {
    if (code === 'offline' && isKept)
      return t`Files need a connection. It stays on this device and is sent from this page once there is one.`;
    if (code === 'offline')
      return t`Files need a connection. It stays on this page and is sent once there is one.`;
    if (code === 'fileTooLarge') return t`Files can be up to ${most} MB.`;
    return detail ?? t`The file could not be attached.`;
  };
}
