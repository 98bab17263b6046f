import { useLingui } from '@lingui/react/macro';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import { Badge } from '#views/ui/badge.tsx';
import { shownWordsOf } from '#views/words-of-kinds.ts';

/** State, and whether the member is a founder. */
export function MemberBadges({ row }: { readonly row: MemberRow }) {
  const { t } = useLingui();
  return (
    <span className="ui-row">
      <StateBadges words={shownWordsOf('member')} state={row.state} />
      {row.founder && <Badge tone="primary" icon="star">{t`Founder`}</Badge>}
    </span>
  );
}
