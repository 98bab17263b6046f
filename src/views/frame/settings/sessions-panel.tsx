import { useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { OwnSession } from '#views/navigation/app-context.tsx';
import { useAccount } from '#views/navigation/use-account.ts';
import { Panel } from '#views/ui/panel.tsx';
import { OtherSessions } from './other-sessions.tsx';
import { SessionLine } from './session-line.tsx';
import { useEnding } from './use-ending.ts';
import './settings.css';

/** The person's sessions, with buttons to end one or all others. */
export function SessionsPanel({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const { t } = useLingui();
  const { ownAccount } = useAccount();
  const list = useRef<HTMLUListElement>(null);
  const { ended, busy, end } = useEnding(() => list.current?.focus());
  const left = sessions.filter(({ id }) => !ended.has(id));
  const others = left.filter(({ current }) => !current).map(({ id }) => id);
  const endOne = (id: string) => end(id, [id], () => ownAccount.endSession(id), t`Signed out there.`);
  const endOthers = () =>
    end('others', others, ownAccount.endOtherSessions, t`You are signed out everywhere else.`);
  return (
    <Panel
      title={t`Where you are signed in`}
      subtitle={t`If you don't recognise one, sign it out and change your password.`}
      foot={others.length > 0 && <OtherSessions isEnding={busy === 'others'} onEnd={endOthers} />}
      flush
    >
      <ul ref={list} tabIndex={-1} className="settings-sessions" aria-label={t`Sessions`}>
        {left.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            isEnding={busy === session.id}
            onEnd={() => void endOne(session.id)}
          />
        ))}
      </ul>
    </Panel>
  );
}
