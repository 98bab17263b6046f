import { useSelector } from '@xstate/react';
import { Toasts } from '../ui/toasts.tsx';
import { useApp } from './app-context.tsx';

/** The toasts of the application. */
export function Toaster() {
  const { notifications } = useApp();
  const list = useSelector(notifications, (snapshot) => snapshot.context.list);
  return <Toasts notices={list} onClose={(id) => notifications.send({ type: 'close', id: Number(id) })} />;
}
