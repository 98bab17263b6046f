import { timeIn } from '#model/values/moments.ts';
import type { CarrierRow } from './carrier.facts.ts';

/**
 * Whether what is packed now goes the next day: its carrier's cut-off has passed by the clock of the time zone (IANA
 * name). [CRR6]
 * @param now UTC ISO 8601
 */
export const goesNextDay = ({ cutOff }: Pick<CarrierRow, 'cutOff'>, now: string, timeZone: string): boolean =>
  cutOff !== '' && timeIn(now, timeZone) >= cutOff;
