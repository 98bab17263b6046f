import { useLingui } from '@lingui/react/macro';
import type { DocumentRow } from '#model/engine/rows.ts';
import { fieldDisplay } from '#views/kit/document/history-fields.ts';
import type { Difference } from '#model/history/history-diff.ts';
import { useChangeWords } from '#views/kit/document/use-change-words.ts';
import { KeyValues, type KeyValue } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { asItWas, hasChanged, type EntryThen } from './as-it-was.ts';

interface DocumentThenProps {
  readonly kind: string;
  /** The document after a fact, and what the fact changed. */
  readonly row: DocumentRow;
  readonly changes: readonly Difference[];
}

/** A document at a past moment: its fields and lists, with the latest changes marked. */
export function DocumentThenPanel({ kind, row, changes }: DocumentThenProps) {
  const { t, i18n } = useLingui();
  const itemsOf = useItems(kind, changes);
  const then = asItWas(row, changes);
  return (
    <Panel title={t`The document as it was`}>
      <div className="flow-then">
        <KeyValues items={itemsOf(then.fields, null)} />
        {then.lists.map(({ field, entries }) => {
          const said = fieldDisplay(kind, [field]);
          const label = said ? i18n._(said.label) : undefined;
          return (
            label !== undefined && (
              <section key={field} aria-label={label}>
                <h3>{label}</h3>
                <ul className="flow-entries">
                  {entries.map((entry) => (
                    <Entry key={entry.id} kind={kind} entry={entry} changes={changes} />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </Panel>
  );
}

interface EntryProps {
  readonly kind: string;
  readonly entry: EntryThen;
  readonly changes: readonly Difference[];
}

function Entry({ kind, entry, changes }: EntryProps) {
  const { t } = useLingui();
  const itemsOf = useItems(kind, changes);
  const say = useChangeWords(kind);
  const [called] = say(entry.whole);
  return (
    <li data-new={entry.isNew}>
      <p>
        <strong>{called?.after}</strong>
        {entry.isNew && <em className="flow-changed">{t`new`}</em>}
      </p>
      <KeyValues items={itemsOf(entry.fields, entry.entry)} columns={2} />
    </li>
  );
}

/** Fields in words; one that has just changed is marked, not by colour alone. */
function useItems(kind: string, changes: readonly Difference[]) {
  const { t } = useLingui();
  const say = useChangeWords(kind);
  return (fields: readonly Difference[], within: object | null): readonly KeyValue[] =>
    fields.flatMap((field, index) => {
      const [said] = say([field]);
      if (!said || said.after === null) return [];
      const isChanged = hasChanged(field, within, changes);
      const value = isChanged ? (
        <mark className="flow-changed" title={t`Changed`}>
          {said.after}
        </mark>
      ) : (
        said.after
      );
      return [{ id: String(index), label: said.field, value }];
    });
}
