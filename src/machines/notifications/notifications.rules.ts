/** What is said, until somebody has read it. `id` is the moment it was added (epoch milliseconds), each its own. */
export interface Notification {
  readonly id: number;
  readonly message: string;
  readonly type: 'success' | 'error' | 'warning' | 'info';
  /** Milliseconds it is shown. */
  readonly timeout: number;
}

/** Milliseconds that a notification is shown where nothing else is said. */
const USUAL_TIMEOUT = 4000;

/** A notification as it is announced. */
export type Announcement = Pick<Notification, 'message' | 'type'> & { readonly timeout?: number };

/** A notification that is shown, and the milliseconds it has left. */
export interface Toast extends Notification {
  readonly left: number;
}

/** [NO1] The newest on top; two of the same moment are told apart by the next free one. */
export function withNewest(list: readonly Toast[], said: Announcement, at: number): readonly Toast[] {
  const { message, type, timeout = USUAL_TIMEOUT } = said;
  let id = at;
  while (list.some((one) => one.id === id)) id += 1;
  return [{ id, message, type, timeout, left: timeout }, ...list];
}

/** [NO2] Time that has passed comes off what each has left. */
export const aged = (list: readonly Toast[], milliseconds: number): readonly Toast[] =>
  milliseconds <= 0 ? list : list.map((one) => ({ ...one, left: Math.max(0, one.left - milliseconds) }));

/** Milliseconds until the first of them has had its time. */
export const nextEnd = (list: readonly Toast[]): number => Math.min(...list.map((one) => one.left));
