import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PartyCategoryRow, PartyKind } from '#model/areas/setup/party-category/party-category.ts';
import { withDescendants } from '#views/kit/records/record-tree.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { usePartyCategories } from './use-party-categories.ts';

interface MergeDialogProps {
  readonly party: PartyKind;
  readonly row: PartyCategoryRow;
  /** What is proposed; null: nothing is chosen yet. */
  readonly into?: string | null;
  readonly onClose: () => void;
}

/** Asks which category takes over all that is in this one, and says what that is. [PC7] */
export function MergeDialog({ party, row, into = null, onClose }: MergeDialogProps) {
  const { t } = useLingui();
  const { rows, optionsBut } = usePartyCategories(party);
  const hint = useWhatMoves(party, row);
  const { chosen, choose, merge, why } = useMerge(party, row, into, onClose);
  return (
    <Dialog
      open
      title={t`Merge ${row.name}`}
      onClose={onClose}
      onSave={merge}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" icon="merge" onClick={merge}>{t`Merge`}</Button>
        </>
      }
    >
      <Field label={t`Into`} error={why} hint={hint}>
        <Select
          value={chosen}
          options={optionsBut(chosen, withDescendants(rows, row.id))}
          onChange={choose}
        />
      </Field>
    </Dialog>
  );
}

/** The chosen category, and what merging into it came to. */
function useMerge(party: PartyKind, row: PartyCategoryRow, into: string | null, onDone: () => void) {
  const propose = usePropose();
  const sentence = useRefusalSentence();
  const [chosen, setChosen] = useState(into);
  const [why, setWhy] = useState<string>();
  const choose = (id: string): void => {
    setChosen(id);
    setWhy(undefined);
  };
  const merge = (): void => {
    const refusal =
      chosen === null
        ? { code: 'mergedIntoItself' }
        : propose({ kind: `${party}Category`, document: row.id, type: 'merge', data: { into: chosen } });
    if (refusal) setWhy(sentence(refusal));
    else onDone();
  };
  return { chosen, choose, merge, why };
}

function useWhatMoves(party: PartyKind, { id, name }: PartyCategoryRow): string {
  const { t } = useLingui();
  const format = useFormat();
  const kind = `${party}Category` as const;
  const inIt = useQuery(
    [party, kind],
    id,
    ({ replica: { view } }) => ({
      parties: view.by(party, 'category', id).length,
      below: view.by(kind, 'parent', id).length,
    }),
    { parties: 0, below: 0 },
  );
  const [parties, below] = [format.count(inIt.parties), format.count(inIt.below)];
  return t`In it: ${parties}. Categories below it: ${below}. All of them move, and ${name} is archived.`;
}
