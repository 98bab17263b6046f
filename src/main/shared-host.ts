import type { Locale } from '#i18n/locale.ts';
import { withoutLocale } from '#i18n/locale.ts';
import { HttpError } from '#services/http/http-error.ts';
import { loadRuntimeConfig } from '#services/http/runtime-config.ts';
import {
  actThroughLink,
  pdfOf,
  previewThroughLink,
  readSharedPage,
  sendFileThroughLink,
} from '#services/http/shared-calls.ts';
import { storages } from '#services/storage/browser-storages.ts';
import { unread, type SharedHost, type SharedStatus } from '#views/site/shared-host.ts';
import { changing } from './changing.ts';

const fetch: typeof window.fetch = (...request) => window.fetch(...request);

/** [LNV4] How long a page is visible before it counts as opened: programs that open links ahead of people look no longer. */
const VISIBLE_MS = 1500;

/** The way of a link's page to the server; nothing is asked until a view follows it. */
export function createSharedHost(locale: Locale): SharedHost {
  const path = withoutLocale(location.pathname);
  let status: SharedStatus = unread;
  const tell = (change: Partial<SharedStatus>): void => {
    status = { ...status, path, ...change };
    shared.tell();
  };
  const asking = async () => {
    const { apiBase } = await loadRuntimeConfig({ storage: storages.shared, fetch });
    const token = decodeURIComponent(path.split('/')[2] ?? '');
    return { apiBase, token, language: locale, fetch };
  };
  // The reader does not hear that it is counted, nor that this failed.
  const opened = once(
    async () => void (await actThroughLink(await asking(), { act: 'open', data: {} }).catch(() => null)),
  );
  const read = async (): Promise<void> => {
    tell({ phase: 'loading' });
    try {
      const link = await asking();
      tell({ phase: 'shown', pdf: pdfOf(link), answer: await readSharedPage(link) });
      whenVisible(opened);
    } catch (error) {
      tell({ phase: phaseOf(error), answer: null });
    }
  };
  const shared = changing(
    () => status,
    () => void read(),
  );
  return {
    now: shared.now,
    subscribe: shared.subscribe,
    readAgain: () => void read(),
    ...answering(asking, () => status, tell),
  };
}

type Tell = (change: Partial<SharedStatus>) => void;

/** What is done through the link. */
function answering(
  asking: () => Promise<Parameters<typeof readSharedPage>[0]>,
  now: () => SharedStatus,
  tell: Tell,
): Pick<SharedHost, 'act' | 'preview' | 'sendFile'> {
  /** Resolves with null where it did not come off. */
  async function sending<T>(act: string, work: () => Promise<T>): Promise<T | null> {
    tell({ sending: act, done: null, problem: null });
    try {
      return await work();
    } catch (error) {
      const problem = problemOf(error);
      // [LNK13] What has changed since is shown as it is, with what may be done now.
      const answer = isChanged(error) ? await readSharedPage(await asking()).catch(() => null) : null;
      tell({ sending: null, problem, ...(answer && { answer }) });
      return null;
    }
  }
  return {
    act: async (act, data) => {
      const version = now().answer?.version;
      const answer = await sending(act, async () => actThroughLink(await asking(), { act, data, version }));
      if (answer) tell({ answer, sending: null, done: act });
      return answer !== null;
    },
    preview: async (act, data) => {
      const answer = await sending(act, async () => previewThroughLink(await asking(), { act, data }));
      if (answer) tell({ sending: null });
      return answer?.paper ?? null;
    },
    sendFile: async (file) => {
      const answer = await sending('file', async () => sendFileThroughLink(await asking(), file));
      if (answer) tell({ sending: null });
      return answer?.file ?? null;
    },
  };
}

function once(work: () => Promise<void>): () => void {
  let isDone = false;
  return () => {
    if (!isDone) void work();
    isDone = true;
  };
}

function problemOf(error: unknown): SharedStatus['problem'] {
  if (!(error instanceof HttpError)) throw error;
  return { detail: error.detail, fields: error.fields };
}

const isChanged = (error: unknown): boolean => error instanceof HttpError && error.status === 409;

function phaseOf(error: unknown): SharedStatus['phase'] {
  if (!(error instanceof HttpError)) throw error;
  if (error.status === 404) return 'nowhere';
  return error.status === 429 ? 'limited' : 'failed';
}

/** Once the page has been visible for a while. */
function whenVisible(then: () => void): void {
  const look = (): void => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    setTimeout(() => (document.visibilityState === 'visible' ? then() : whenVisible(then)), VISIBLE_MS);
  };
  document.addEventListener('visibilitychange', look);
  look();
}
