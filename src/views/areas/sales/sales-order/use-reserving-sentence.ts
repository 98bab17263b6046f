import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Reserving } from '#model/areas/sales/sales-order/sales-order.allocation.facts.ts';
import { reserveWords } from '#views/areas/setup/company/reserve-policy.messages.ts';
import { decidedByWords } from './reserving.messages.ts';

/** When goods are reserved, and who decided it; where nobody did, as orders are confirmed. [SO62] */
export function useReservingSentence(): (reserves: Reserving | null | undefined) => string {
  const { t, i18n } = useLingui();
  return (reserves) => {
    if (!reserves) return i18n._(reserveWords.atConfirm);
    const { when, days = 0, by } = reserves;
    const time =
      when === 'daysBefore'
        ? t`${plural(days, { one: '# day before the promised day', other: '# days before the promised day' })}`
        : i18n._(reserveWords[when]);
    const who = i18n._(decidedByWords[by]);
    return t`${time}, ${who}`;
  };
}
