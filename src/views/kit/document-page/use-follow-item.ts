import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useApp } from '#views/navigation/app-context.tsx';
import type { MenuItem } from '#views/ui/menu-item.ts';
import { useAsync } from '#views/ui/use-async.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';

/** [NX6] The menu items by which a document is followed, or told of no more; none while the server cannot be reached. */
export function useFollowItem(kind: string, document: string): readonly MenuItem[] {
  const { t } = useLingui();
  const { following } = useApp();
  const announcer = useAnnouncer();
  const [chosen, setChosen] = useState<{ readonly document: string; readonly follows: boolean } | null>(null);
  const asked = useAsync(`follow/${kind}/${document}`, async () => (await following()).ask(kind, document));
  if (asked.status !== 'ready') return [];
  const now = chosen?.document === document ? chosen.follows : asked.value;
  const set = async (follows: boolean): Promise<void> => {
    try {
      await (await following()).set(kind, document, follows);
      setChosen({ document, follows });
      announcer.success(follows ? t`You follow it now.` : t`You are told of it no more.`);
    } catch {
      announcer.error(t`This could not be saved.`);
    }
  };
  const follow: MenuItem = { id: 'follow', label: t`Follow`, icon: 'eye', onSelect: () => void set(true) };
  const mute: MenuItem = {
    id: 'unfollow',
    label: t`Do not follow`,
    icon: 'eyeOff',
    onSelect: () => void set(false),
  };
  return now === null ? [follow, mute] : [now ? mute : follow];
}
