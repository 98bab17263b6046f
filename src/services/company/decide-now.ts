import type { Command, Outcome } from '#model/engine/envelope.ts';
import type { Dispatched, Replica } from '#model/engine/replica.ts';

/** How far this device has the log. */
type Followed = Pick<Replica, 'head' | 'subscribe'>;

interface Deciding {
  readonly commands: readonly Command[];
  readonly replica: Followed;
  readonly post: (commands: readonly Command[]) => Promise<readonly Outcome[]>;
  /** Gives a command in the usual way, under the id that it has. */
  readonly queue: (command: Command) => Dispatched;
  /** Ends the waiting. */
  readonly signal: AbortSignal;
}

/** As many as the server takes in one request. */
const MOST = 128;
/** Requests at a time: the server reads the next one while the database writes the last. */
const AT_A_TIME = 2;

/**
 * Sends commands without predicting or keeping them, and resolves with their outcomes, in their order, once this device
 * holds what they did. Those of a request that fails are queued under their own ids, which the server takes once
 * whether or not it had received them: null, the outbox has them.
 */
export async function decideNow(deciding: Deciding): Promise<readonly (Outcome | null)[]> {
  const { commands, replica, signal } = deciding;
  const requests = Array.from({ length: Math.ceil(commands.length / MOST) }, (_, at) =>
    commands.slice(at * MOST, (at + 1) * MOST),
  );
  const answers: (readonly (Outcome | null)[])[] = [];
  const open = requests.entries();
  const sendOpen = async (): Promise<void> => {
    for (const [at, request] of open) answers[at] = await send(request, deciding);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, sendOpen));
  const outcomes = answers.flat();
  await reached(replica, Math.max(0, ...outcomes.map((one) => (one && 'seq' in one ? one.seq : 0))), signal);
  return outcomes;
}

async function send(
  request: readonly Command[],
  { post, queue }: Deciding,
): Promise<readonly (Outcome | null)[]> {
  try {
    return await post(request);
  } catch {
    return request.map((command) => {
      const dispatched = queue(command);
      return dispatched.queued ? null : { id: command.id, refusal: dispatched.refusal };
    });
  }
}

/** Resolves once the replica has received the log up to `seq`. */
function reached(replica: Followed, seq: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      unsubscribe();
      resolve();
    };
    const look = (): void => {
      if (replica.head >= seq || signal.aborted) end();
    };
    const unsubscribe = replica.subscribe(look);
    signal.addEventListener('abort', end, { once: true });
    look();
  });
}
