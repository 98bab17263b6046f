/** The colours a fact may take. A tone never stands alone: an icon and a word go with it. */
export type Tone = 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'danger';
