/** [WKF8] How many causes may lie behind a run, itself included: what would be the sixth is not started. */
export const MOST_CAUSES = 5;
