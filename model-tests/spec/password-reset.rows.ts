import type { Observation, Row, Source } from '../kernel/conform.ts';
import { quoted } from './quotes.ts';

/** `answer`: `success` or `failure`, as shown by the form. */
export interface PasswordResetObserved extends Observation {
  readonly state: { readonly answer: string };
  /** What the form says about the answer, and on which fields: nothing that tells addresses apart. */
  readonly told: readonly string[];
  /** The calls made: method, path and payload. */
  readonly calls: readonly string[];
}

export interface PasswordResetAsk {
  readonly email: string;
  /** Whether the server answered at all. */
  readonly isAnswered: boolean;
}

type PasswordResetRow = Row<PasswordResetObserved, PasswordResetAsk>;

const always = quoted(
  'A password reset request always reports success, whatever the server answers, so account existence is not revealed.',
);
const nobody: Source = {
  decision: 'Without an answer nothing was asked of anybody: that is said, and may be tried again.',
};

const asked = ({ calls }: PasswordResetObserved, { email }: PasswordResetAsk): boolean =>
  calls.join('\n') === `POST auth/password/reset/ ${JSON.stringify({ email })}`;

const row = (
  id: string,
  src: Source,
  answer: 'success' | 'failure',
  when: (ask: PasswordResetAsk) => boolean,
): PasswordResetRow => ({
  id,
  src,
  layers: ['model'],
  on: 'request a reset',
  from: {},
  when: (_, ask) => when(ask),
  to: { answer },
  then: (_, after, ask) => asked(after, ask) && after.told.length === 0,
});

export const passwordResetRows: readonly PasswordResetRow[] = [
  row('PWD-01', always, 'success', ({ isAnswered }) => isAnswered),
  row('PWD-02', nobody, 'failure', ({ isAnswered }) => !isAnswered),
];
