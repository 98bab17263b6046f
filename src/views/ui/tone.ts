/** The colours of a state. A tone is never used alone: an icon and a word go with it. */
export type Tone = 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'danger';
