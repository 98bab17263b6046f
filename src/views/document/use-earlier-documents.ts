import { useReducer } from 'react';
import type { DocumentQuery } from '#model/engine/company-model.ts';
import type { TableName } from '#model/engine/rows.ts';
import { useIdle } from '../ui/use-idle.ts';
import { useModel } from './model-context.tsx';

interface Progress {
  /** The request this belongs to: another search starts over. */
  readonly question: string;
  readonly status: 'idle' | 'loading' | 'failed';
  readonly next: string | null;
  readonly isDone: boolean;
}

export interface EarlierDocuments {
  /** Documents that ended before this moment are on the device only if they were fetched. */
  readonly since: string;
  readonly status: Progress['status'];
  /** Some were fetched, and there are more. */
  readonly hasMore: boolean;
  /** Everything that the search finds is here. */
  readonly isDone: boolean;
  readonly fetch: () => void;
}

const PAGE = 200;
/** Milliseconds of no typing before the server is asked. */
const PAUSE = 400;

/** Documents that ended long ago, fetched page by page; for a search the first page is fetched automatically. */
export function useEarlierDocuments(
  kind: TableName,
  search: string,
  parties: readonly string[],
): EarlierDocuments {
  const model = useModel();
  const since = model.replica.recentSince;
  const question = search.trim();
  const [told, tell] = useReducer((_: Progress, next: Progress) => next, beginning(question));
  const progress = told.question === question ? told : beginning(question);
  const fetch = (): void => {
    const query: DocumentQuery = {
      ...(question !== '' && { search: question }),
      parties,
      endedBefore: since,
      limit: PAGE,
      after: progress.next,
    };
    tell({ ...progress, status: 'loading' });
    model.fetchDocuments(kind, query).then(
      ({ next }) => tell({ question, status: 'idle', next, isDone: next === null }),
      () => tell({ ...progress, status: 'failed' }),
    );
  };
  useIdle(question, PAUSE, question.length > 1, fetch);
  return { since, status: progress.status, hasMore: progress.next !== null, isDone: progress.isDone, fetch };
}

const beginning = (question: string): Progress => ({ question, status: 'idle', next: null, isDone: false });
