/** Epochs go up by one where access changes, and by at least so many where a backup was restored. */
export const ERA = 1000;

/** Whether a device bootstrapped in another life of the company: what it holds may not be what its log says. */
export const isOfAnotherEra = (known: number | undefined, epoch: number): boolean =>
  known !== undefined && (known > epoch || epoch - known >= ERA);
