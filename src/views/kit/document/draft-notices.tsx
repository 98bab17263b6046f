import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '#views/ui/badge.tsx';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Room } from '#views/ui/room.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { UnfinishedDrafts } from './unfinished-drafts.tsx';
import type { DraftStanding } from './use-draft.ts';

interface DraftNoticesProps {
  readonly draft: DraftStanding;
  /** The kind of document that the form creates, if it is a new one. */
  readonly creates?: string | undefined;
}

/** Says where the contents of a form come from, and for a new document lists other drafts. */
export function DraftNotices({ draft, creates }: DraftNoticesProps) {
  return (
    <>
      <Origin draft={draft} />
      <ElsewhereNotice draft={draft} />
      {creates !== undefined && <UnfinishedDrafts kind={creates} />}
    </>
  );
}

/** Warns that another tab is editing the same document. */
export function ElsewhereNotice({ draft }: { readonly draft: DraftStanding }) {
  if (!draft.isElsewhere) return null;
  return (
    <Notice tone="warning">
      <Trans>This is being edited in another tab. What you write here is kept separate from that.</Trans>
    </Notice>
  );
}

/** Says that the draft is from an earlier visit, or based on an outdated version. */
function Origin({ draft }: { readonly draft: DraftStanding }) {
  const { t } = useLingui();
  const format = useFormat();
  if (draft.isBehind)
    return (
      <Notice
        tone="warning"
        actions={<Button size="sm" onClick={draft.takeTheirs}>{t`Show the new version`}</Button>}
      >
        <Trans>Someone else has changed this in the meantime. What you wrote is not saved.</Trans>
      </Notice>
    );
  if (draft.broughtBack === null) return null;
  return (
    <Notice
      tone="info"
      actions={
        <Button
          size="sm"
          icon="refresh"
          data-testid="start-over"
          onClick={draft.startOver}
        >{t`Start over`}</Button>
      }
    >
      {t`You wrote this on ${format.dateTime(draft.broughtBack)} and didn't save it.`}
    </Notice>
  );
}

/** Says that the draft survives leaving the page; its room is kept. [UI36] */
export function KeptBadge({ draft }: { readonly draft: DraftStanding }) {
  const { t } = useLingui();
  const badge = <Badge icon="cloudCheck">{t`Draft kept`}</Badge>;
  return draft.isDirty && draft.isKept ? <span role="status">{badge}</span> : <Room>{badge}</Room>;
}
