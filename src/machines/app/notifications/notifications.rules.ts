/** A transient message. `id` is its time of creation (epoch milliseconds), made unique. */
export interface Notification {
  readonly id: number;
  readonly message: string;
  readonly type: 'success' | 'error' | 'warning' | 'info';
  /** Milliseconds it is shown. */
  readonly timeout: number;
  /** How many times it was said, if more than once. */
  readonly times?: number;
  /** The refusal that it tells of, which can be explained: its code, and the kind of document that was refused. */
  readonly why?: { readonly kind: string; readonly code: string };
}

/** Default time a notification is shown, in milliseconds. */
const USUAL_TIMEOUT = 4000;

/** A notification before it is added. */
export type Announcement = Pick<Notification, 'message' | 'type' | 'why' | 'times'> & {
  readonly timeout?: number;
};

/** A notification on screen, with the milliseconds it has left. */
export interface Toast extends Notification {
  readonly left: number;
}

/** [NO1] Adds the newest on top; one created in the same millisecond takes the next free id. */
export function withNewest(list: readonly Toast[], said: Announcement, at: number): readonly Toast[] {
  const { timeout = USUAL_TIMEOUT, times = 1, ...told } = said;
  let id = at;
  while (list.some((one) => one.id === id)) id += 1;
  const counted = times > 1 ? { times } : {};
  return [{ ...told, id, timeout, left: timeout, ...counted }, ...list];
}

/** [NO2] Subtracts elapsed time from what each has left. */
export const aged = (list: readonly Toast[], milliseconds: number): readonly Toast[] =>
  milliseconds <= 0 ? list : list.map((one) => ({ ...one, left: Math.max(0, one.left - milliseconds) }));

/** Milliseconds until the first one expires. */
export const nextEnd = (list: readonly Toast[]): number => Math.min(...list.map((one) => one.left));
