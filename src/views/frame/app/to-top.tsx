import { useSelector } from '@xstate/react';
import { ScrollToTop } from '#views/ui/scroll-to-top.tsx';
import { useApp } from '#views/navigation/app-context.tsx';

/** A button back to the top, once the page is scrolled far enough to need one. */
export function ToTop() {
  const { page } = useApp();
  const isAway = useSelector(page, (snapshot) => snapshot.matches({ position: 'away' }));
  return isAway && <ScrollToTop onPress={() => page.send({ type: 'returnToTop' })} />;
}
