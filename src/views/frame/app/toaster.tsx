import { useSelector } from '@xstate/react';
import { Toasts } from '#views/ui/toasts.tsx';
import { helpDesk } from '#views/kit/help/help-desk.ts';
import { useApp } from '#views/navigation/app-context.tsx';

/** The application's toasts; their timers pause while they are hovered or focused, or the page is hidden. */
export function Toaster() {
  const { notifications } = useApp();
  const list = useSelector(notifications, (snapshot) => snapshot.context.list);
  return (
    <Toasts
      notices={list}
      onWhy={helpDesk.explain}
      onClose={(id) => notifications.send({ type: 'close', at: Date.now(), id })}
      onClear={() => notifications.send({ type: 'clear' })}
      onHold={(held) => notifications.send({ type: held ? 'hold' : 'release', at: Date.now() })}
    />
  );
}
