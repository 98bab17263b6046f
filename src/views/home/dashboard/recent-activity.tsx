import { useLingui } from '@lingui/react/macro';
import type { DocumentRow } from '#model/engine/rows.ts';
import { DocumentLink } from '#views/kit/document/document-link.tsx';
import type { DocumentWords } from '#views/kit/document/document-words.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { statesInOrder } from '#views/kit/document/state-names.ts';
import { wordsOf } from '#views/words-of-kinds.ts';
import { Badge } from '#views/ui/badge.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useNow } from '#views/ui/use-now.ts';
import { recentChanges, tellingKinds, type Recent } from './recent.ts';

const MOST = 10;
/** The first regions give the agreement and the progress; the others are left to the document's own page. */
const MOST_BADGES = 2;

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
  const format = useFormat();
  const now = useNow();
  const about = useAbout();
  const words = wordsOf(kind);
  return (
    <li>
      <span className="dashboard-row-main">
        <strong>
          <DocumentLink kind={kind} id={row.id} />
        </strong>
        <span className="ui-soft ui-truncate">{words && about(words, row)}</span>
      </span>
      {words && <Badges words={words} row={row} />}
      <time className="ui-faint ui-number" dateTime={row.changedAt} title={format.dateTime(row.changedAt)}>
        {format.relative(row.changedAt, Math.max(now, Date.parse(row.changedAt)))}
      </time>
    </li>
  );
}

function Badges({ words, row }: { readonly words: DocumentWords; readonly row: DocumentRow }) {
  const { i18n } = useLingui();
  const names = statesInOrder(words.states, row.state).slice(0, MOST_BADGES);
  return (
    <span className="dashboard-badges">
      {names.map((name) => {
        const said = words.states[name];
        return said ? (
          <Badge key={name} tone={said.tone} icon={said.icon}>
            {i18n._(said.label)}
          </Badge>
        ) : null;
      })}
    </span>
  );
}

/** Naming fields that some of these documents have. */
interface Named {
  readonly number?: string | null;
  readonly customer?: string;
  readonly supplier?: string | null;
}

/** What a document is, and its customer or supplier; the kind only if its name does not show it. */
function useAbout(): (words: DocumentWords, row: DocumentRow & Named) => string {
  const { i18n } = useLingui();
  const held = useHeld();
  return (words, row) => {
    const { customer, supplier } = row;
    const party = customer ? held('customer', customer) : supplier ? held('supplier', supplier) : undefined;
    return [row.number === null ? '' : i18n._(words.one), party?.name].filter(Boolean).join(' · ');
  };
}
