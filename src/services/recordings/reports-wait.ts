/** The local-storage key that marks that reports wait on this device. */
export const REPORTS_WAIT = 'lagra-reports-wait';
