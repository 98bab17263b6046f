import { act } from 'react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { companyWorld } from '#machines/company.fixtures.ts';
import { connectivityMachine } from '#machines/app/connectivity/connectivity.machine.ts';
import type { UploadFailure, WaitingFiles } from '#model/file/file-transfers.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith } from '../document/document.fixtures.tsx';
import { ModelProvider } from '../document/model-context.tsx';
import { click, find, render, unmount } from '#views/ui/ui.fixtures.tsx';
import { UploadLine } from './upload-line.tsx';
import { keepsNothing } from './file.fixtures.ts';
import { useUploads } from './use-uploads.ts';

function Uploading() {
  const { uploads, take, drop, retry } = useUploads('count', 'c1');
  return (
    <>
      <button
        type="button"
        id="take"
        onClick={() => take([new File(['x'], 'a.jpg'), new File(['y'], 'b.jpg')])}
      >
        Take
      </button>
      <ul>
        {uploads.map((upload) => (
          <UploadLine
            key={upload.id}
            upload={upload}
            onRetry={() => retry(upload)}
            onDrop={() => drop(upload.id)}
          />
        ))}
      </ul>
    </>
  );
}

const connectivity = createActor(connectivityMachine).start();

function show(files: Pick<App['files'], 'upload' | 'waiting'>): void {
  const company = () => ({ connectivity });
  const app = { files, company } as unknown as App; // all that is used of it
  render(
    <AppProvider value={app}>
      <ModelProvider model={deviceWith(companyWorld())}>
        <Uploading />
      </ModelProvider>
    </AppProvider>,
  );
}

const texts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);

it('[FI4] what lacks a connection is sent once there is one, and what was refused is not sent again', async () => {
  const sent: string[] = [];
  let answer: (file: File) => UploadFailure | null = ({ name }) =>
    name === 'a.jpg'
      ? { code: 'offline', detail: null }
      : { code: 'tooManyFiles', detail: 'Too many files.' };
  const upload = async (_: unknown, file: File): Promise<UploadFailure | null> => {
    sent.push(file.name);
    return answer(file);
  };
  show({ upload, waiting: keepsNothing });
  await act(async () => find('#take').click());
  expect(texts()).toEqual([
    'a.jpgFiles need a connection. It stays on this page and is sent once there is one.',
    'b.jpgToo many files.',
  ]);
  answer = () => null;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(sent).toEqual(['a.jpg', 'b.jpg', 'a.jpg']);
  expect(texts()).toEqual(['b.jpgToo many files.']);
  await act(async () => click('[data-failed] button'));
  expect(texts()).toEqual([]);
});

it('[FI4] what waits is sent once the server is there again, though the browser says nothing', async () => {
  const sent: string[] = [];
  let answer: UploadFailure | null = { code: 'offline', detail: null };
  const upload = async (_: unknown, { name }: File): Promise<UploadFailure | null> => {
    sent.push(name);
    return answer;
  };
  connectivity.send({ type: 'disconnected' });
  show({ upload, waiting: keepsNothing });
  await act(async () => find('#take').click());
  answer = null;
  expect(sent.splice(0)).toEqual(['a.jpg', 'b.jpg']);
  await act(async () => connectivity.send({ type: 'connected' }));
  expect([sent, texts()]).toEqual([['a.jpg', 'b.jpg'], []]);
});

it('[FI4] what waits is on the device: it is there again after a reload, and gone once it is sent', async () => {
  const disk = new Map<string, File>();
  const waiting: WaitingFiles<File> = {
    of: async () => [...disk].map(([id, file]) => ({ id, file })),
    keep: async (_, id, file) => Boolean(disk.set(id, file)),
    forget: async (_, id) => void disk.delete(id),
  };
  let answer: UploadFailure | null = { code: 'offline', detail: null };
  const sent: string[] = [];
  const upload = async (_: unknown, { name }: File): Promise<UploadFailure | null> => {
    sent.push(name);
    return answer;
  };
  show({ upload, waiting });
  await act(async () => find('#take').click());
  const said =
    'Files need a connection. It stays on this device and is sent from this page once there is one.';
  expect(texts()).toEqual([`a.jpg${said}`, `b.jpg${said}`]);
  unmount();
  answer = null;
  sent.length = 0;
  await act(async () => show({ upload, waiting }));
  expect([sent, texts(), disk.size]).toEqual([['a.jpg', 'b.jpg'], [], 0]);
});
