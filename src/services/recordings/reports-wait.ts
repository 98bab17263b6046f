/** The local-storage key that marks that reports are queued on this device. */
export const REPORTS_WAIT = 'lagra-reports-wait';
