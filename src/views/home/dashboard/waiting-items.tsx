import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isParked } from '#model/areas/purchasing/unknown-item/unknown-item.kind.ts';
import { compare } from '#model/values/order.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { daysSince } from '#views/kit/document/days-since.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { unknownItemPath, UNKNOWN_ITEMS } from '#views/areas/purchasing/unknown-item/unknown-item-paths.ts';
import { useItemName } from '#views/areas/purchasing/unknown-item/use-item-name.ts';
import { Notice } from '#views/ui/notice.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';

const MOST = 3;

/** What came and nobody knows, the oldest first, for who may find out what it is. [UKI7] */
export function WaitingItems() {
  const { t } = useLingui();
  const paths = usePaths();
  const today = useToday();
  const nameOf = useItemName();
  const mayResolve = useModel().may('unknownItem.resolve');
  const waiting = useRows('unknownItem').filter(isParked);
  if (!mayResolve || waiting.length === 0) return null;
  const oldest = waiting.toSorted((a, b) => compare(a.createdAt, b.createdAt)).slice(0, MOST);
  const more = waiting.length - oldest.length;
  return (
    <Notice
      tone="warning"
      title={t`${plural(waiting.length, {
        one: '# unknown item is set aside',
        other: '# unknown items are set aside',
      })}`}
    >
      {oldest.map((row) => (
        <div key={row.id}>
          <UiLink to={paths.to(unknownItemPath(row.id))}>{nameOf(row)}</UiLink>{' '}
          {t`${plural(daysSince(row.createdAt, today), { 0: 'since today', one: 'for # day', other: 'for # days' })}`}
        </div>
      ))}
      {more > 0 && <UiLink to={paths.to(UNKNOWN_ITEMS)}>{t`and ${more} more`}</UiLink>}
    </Notice>
  );
}
