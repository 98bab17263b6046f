/** Whether stock is told apart: not at all, by lot, or by the serial number of each unit. */
export const trackings = ['none', 'lot', 'serial'] as const;
