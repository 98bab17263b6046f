import type { ConnectivityObserved } from '../spec/connectivity.rows.ts';
import type { Words } from './words.ts';

/** What is seen of the connection: the pill, and its list where open. */
export interface ConnectivityObservation {
  readonly pill: string;
  /** The number in the pill; 0 where there is none. */
  readonly count: number;
  readonly list: {
    /** Titles of the notices above the changes. */
    readonly notices: readonly string[];
    readonly refused: number;
    readonly waiting: number;
    /** Whether it says that everything is on the server. */
    readonly isEmpty: boolean;
  } | null;
}

const standing: Readonly<Record<string, string>> = {
  offline: 'No connection to the server',
  crowded: 'Lagra is open in too many tabs',
  stalled: "The server isn't accepting changes",
  outdated: "This page is older than the server's version",
};

/** What the rows say, as it would be seen. */
export function connectivityObservation(seen: ConnectivityObserved, words: Words): ConnectivityObservation {
  const { state, waiting, refused, pill, count } = seen;
  const said = [
    standing[state['link'] ?? ''],
    state['memory'] === 'unkept' && "This browser doesn't save anything",
  ];
  return {
    pill,
    count: count ?? 0,
    list:
      state['list'] === 'open'
        ? {
            notices: said.flatMap((text) => (text ? [words(text)] : [])),
            refused,
            waiting,
            isEmpty: waiting + refused === 0,
          }
        : null,
  };
}

/** Runs in the page: returns what is seen, or whether it matches the expectation if one is given. */
export function lookAtConnectivity(
  expected: ConnectivityObservation | null,
): ConnectivityObservation | boolean {
  const pill = document.querySelector<HTMLElement>('[data-testid=connectivity]');
  const panel = document.querySelector('.ui-side[role=dialog]');
  const count = (selector: string): number => panel?.querySelectorAll(selector).length ?? 0;
  const seen: ConnectivityObservation = {
    pill: pill?.dataset['state'] ?? '',
    count: Number(/\d+/.exec(pill?.textContent ?? '')?.[0] ?? 0),
    list: panel && {
      notices: [...panel.querySelectorAll('.ui-notice strong')].map(({ textContent }) => textContent ?? ''),
      refused: count('[aria-labelledby=sync-refused] li'),
      waiting: count('[aria-labelledby=sync-waiting] li'),
      isEmpty: count('.ui-empty') > 0,
    },
  };
  return expected ? JSON.stringify(seen) === JSON.stringify(expected) : seen;
}
