import type { ReactNode } from 'react';
import type { Refusal } from '#model/engine/envelope.ts';
import { WhyButton } from '#views/kit/help/why-button.tsx';
import { Notice, type NoticeProps } from '#views/ui/notice.tsx';
import { useRefusalSentence } from './refusal-sentence.ts';

interface RefusalNoticeProps extends Pick<NoticeProps, 'tone' | 'title'> {
  /** The kind of document that was refused. */
  readonly kind: string;
  readonly refusal: Refusal | null | undefined;
  /** What can be done about it. */
  readonly actions?: ReactNode;
}

/** A refusal that stays on the page, with the help that explains it. */
export function RefusalNotice({ kind, refusal, tone = 'danger', title, actions }: RefusalNoticeProps) {
  const sentence = useRefusalSentence();
  if (!refusal) return null;
  return (
    <Notice
      tone={tone}
      title={title}
      actions={
        <>
          {actions}
          <WhyButton kind={kind} code={refusal.code} />
        </>
      }
    >
      {sentence(refusal)}
    </Notice>
  );
}
