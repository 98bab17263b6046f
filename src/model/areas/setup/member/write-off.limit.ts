import type { Refusal } from '#model/engine/envelope.ts';
import { WRITE_OFF } from '../role/role.rules.ts';
import { overLimit, type LimitedBy } from './member.limits.ts';

/**
 * [RO13] Nobody writes off more of a receivable than their role says; the refusal names who may.
 * @param total minor units of the company's currency, VAT included
 */
export const writeOffRefusal = (context: LimitedBy, total: number): Refusal | null =>
  overLimit(
    context,
    { kind: 'writeOff', warehouse: null, total, permission: WRITE_OFF },
    'writeOffOverYourLimit',
  );
