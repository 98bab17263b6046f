/** Abort functions of the open connections. */
export const open = new Set<() => void>();

/** Runs `work` with all streams closed; they reconnect shortly after, without being reported. */
export function withoutStreams(work: () => void): void {
  for (const end of open) end();
  work();
}
