/** What a start is at; `done` and `of` where they are known. */
export interface Step {
  readonly phase: string;
  readonly done?: number;
  readonly of?: number;
}

/** Answers while the server itself cannot yet. */
export interface WaitingRoom {
  /** Gives the address free. */
  close(): Promise<void>;
}

/** Listens until it is closed; rejects where the address cannot be listened on. */
export function openWaitingRoom(
  address: { readonly host: string; readonly port: number },
  stepsNow: () => readonly Step[],
): Promise<WaitingRoom>;
