import { useLingui } from '@lingui/react/macro';
import { messageOf } from '#i18n/i18n.ts';
import { textsOfKinds } from '#words/kinds.ts';
import { kindOf } from '#views/kind-registry.ts';

/** Says what a pattern or the name of an event is about: `salesOrder.confirmed` is "Sales order: Confirmed". */
export function useEventName(): (event: string) => string {
  const { t, i18n } = useLingui();
  return (event) => {
    if (event === '*') return t`Everything`;
    if (event === 'lagra.test') return t`Test event`;
    const [kind = '', fact = ''] = event.split('.');
    const one = kindOf(kind)?.one;
    const kindName = one ? i18n._(one) : kind;
    if (fact === '*') return t`${kindName}: everything`;
    const text = textsOfKinds.get(kind)?.facts[fact];
    return `${kindName}: ${text ? i18n._(messageOf(text)) : fact}`;
  };
}
