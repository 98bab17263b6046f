import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PartyCategoryRow, PartyKind } from '#model/areas/setup/party-category/party-category.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { lookAlikes } from './look-alikes.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { usePartyCategories } from './use-party-categories.ts';

interface Proposed {
  readonly row: PartyCategoryRow;
  readonly into: string;
}

/** Categories that look alike, each pair with a way to merge it: nothing is merged unseen. [PC8] */
export function LookAlikeNotices({ party }: { readonly party: PartyKind }) {
  const { t } = useLingui();
  const model = useModel();
  const { rows } = usePartyCategories(party);
  const [proposed, setProposed] = useState<Proposed | null>(null);
  if (!model.may(`${party}Category.merge`)) return null;
  return (
    <>
      {lookAlikes(rows).map(([into, ...others]) => {
        const row = others[0];
        if (!into || !row) return null;
        const [one, other] = [into.name, row.name];
        return (
          <Notice
            key={row.id}
            tone="info"
            title={t`${one} and ${other} look alike`}
            actions={
              <Button icon="merge" onClick={() => setProposed({ row, into: into.id })}>{t`Merge…`}</Button>
            }
          />
        );
      })}
      {proposed && <MergeDialog party={party} {...proposed} onClose={() => setProposed(null)} />}
    </>
  );
}
