import type { Refusal } from '#model/engine/envelope.ts';

/** What can be the matter with the other side, as a whole. Each is a code with a sentence in `src/words`. */
export type FaultCode =
  /** It does not let one in: keys or passwords are wrong. */
  | 'connectorCredentials'
  /** It was not reached, or did not answer in time, or stopped in the middle. */
  | 'connectorUnreachable'
  /** It asks to wait. */
  | 'connectorBusy'
  /** It answers what its documentation does not say. */
  | 'connectorAnswer'
  /** It answers with more than is read at once. */
  | 'connectorAnswerLarge'
  /** The address is none that connections may go to. */
  | 'connectorAddress'
  /** It shows another key than it should. */
  | 'connectorHostKey'
  /** A password or key that it needs is not there (any more). */
  | 'connectorSecretMissing'
  /** No file is there to look at. */
  | 'connectorNoFile'
  /** A folder is missing, or cannot be read or written. */
  | 'connectorFolder'
  | 'connectorPort';

/** Seconds that anybody is waited for, whatever they ask. */
const LONGEST_WAIT = 86_400;

interface Told {
  readonly params?: Refusal['params'];
  /** Seconds that it asks to wait. */
  readonly retryAfterSeconds?: number;
}

/** The other side cannot be worked with now; tried again later. Holds no secret. */
export class ConnectorFault extends Error {
  override readonly name = 'ConnectorFault';
  /** Told to those of the company; no fault of the server. */
  readonly isReported = true;
  readonly refusal: Refusal;
  readonly retryAfterSeconds: number;

  /** @param params of the sentence: `answer` (what the other side says), `host`, `path` */
  constructor(code: FaultCode, { params, retryAfterSeconds = 0 }: Told = {}) {
    super(code);
    this.refusal = { code, ...(params && { params }) };
    this.retryAfterSeconds = Math.min(retryAfterSeconds, LONGEST_WAIT);
  }
}
