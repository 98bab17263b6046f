import type { Change, Connector, Given, Secrets, Settings } from '#model/connector/connector.ts';

/** The other side as a connector's tests run it: real, or answering as its documentation says. */
export interface OtherSide {
  /** What the connector works with; other secrets, or settings, on request. */
  given(over?: Partial<Pick<Given, 'secrets' | 'settings'>>): Given;
  /** The external ids that a whole pull finds, by flow, in order; more than one page of one flow at least. */
  readonly holds: Readonly<Record<string, readonly string[]>>;
  /** The next answer to a pull breaks off in the middle. */
  readonly cut?: () => void;
  /** The next request is answered that it is to wait so many seconds. */
  readonly busy?: (seconds: number) => void;
  /** A change of each flow that goes out, and how often the other side has what it makes there. */
  readonly changes?: Readonly<Record<string, Change>>;
  readonly has?: (change: Change) => Promise<number> | number;
  /** A change that the other side does not take. */
  readonly refused?: Change;
  close(): Promise<void>;
}

/** What the conformance suite is run with. */
export interface ConnectorTrial {
  readonly settings: Settings;
  readonly secrets: Secrets;
  /** Secrets, or where it has none settings, that the other side does not accept. */
  readonly wrong: { readonly secrets?: Secrets; readonly settings?: Settings };
  /** Settings with one fault each, and the field where it is told. */
  readonly faulty: readonly { readonly settings: Settings; readonly field: string }[];
  open(): Promise<OtherSide>;
}

/** The tests of a connector: registers one `describe`, run for each connector by its own test file. */
export type DescribeConnector = (connector: Connector, trial: ConnectorTrial) => void;
