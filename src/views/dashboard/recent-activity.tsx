import { useLingui } from '@lingui/react/macro';
import { DocumentLink } from '../document/document-link.tsx';
import { useQuery } from '../document/model-context.tsx';
import { StateBadges } from '../document/state-badges.tsx';
import { wordsOf } from '../document/words-registry.ts';
import { Panel } from '../ui/panel.tsx';
import { useFormat } from '../ui/use-format.ts';
import { useNow } from '../ui/use-now.ts';
import { recentChanges, tellingKinds, type Recent } from './recent.ts';

const MOST = 10;

/** The documents that changed last, by anybody. */
export function RecentActivity() {
  const { t } = useLingui();
  const recent = useQuery(tellingKinds, '', (model) => recentChanges(model, MOST), []);
  if (recent.length === 0) return null;
  return (
    <Panel title={t`Recent activity`} flush>
      <ul className="dashboard-rows">
        {recent.map((change) => (
          <RecentRow key={change.row.id} change={change} />
        ))}
      </ul>
    </Panel>
  );
}

function RecentRow({ change: { kind, row } }: { readonly change: Recent }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const now = useNow();
  const words = wordsOf(kind);
  return (
    <li>
      <span className="dashboard-row-main">
        <strong>
          <DocumentLink kind={kind} id={row.id} />
        </strong>
        <span className="ui-soft ui-truncate">{words && i18n._(words.one)}</span>
      </span>
      {words && (
        <span className="dashboard-badges">
          <StateBadges words={words} state={row.state} />
        </span>
      )}
      <time className="ui-faint ui-number" dateTime={row.changedAt} title={format.dateTime(row.changedAt)}>
        {format.relative(row.changedAt, Math.max(now, Date.parse(row.changedAt)))}
      </time>
    </li>
  );
}
