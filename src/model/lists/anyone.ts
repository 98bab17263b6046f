/** Who open work waits for if nobody has claimed it. */
export const ANYONE = 'anyone';
