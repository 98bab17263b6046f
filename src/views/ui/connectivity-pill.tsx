import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Icon, type IconName } from './icon.tsx';
import type { Tone } from './tone.ts';

/** What the pill shows; `count` is the number of commands concerned. */
export type Connectivity =
  | { readonly state: 'synced' | 'outdated' }
  | {
      readonly state: 'connecting' | 'sending' | 'offline' | 'crowded' | 'attention';
      readonly count: number;
    };

const LOOK: Record<Connectivity['state'], { tone: Tone; icon: IconName }> = {
  connecting: { tone: 'neutral', icon: 'cloud' },
  synced: { tone: 'success', icon: 'cloudCheck' },
  sending: { tone: 'info', icon: 'cloudUp' },
  offline: { tone: 'warning', icon: 'cloudOff' },
  crowded: { tone: 'warning', icon: 'cloudOff' },
  attention: { tone: 'danger', icon: 'alert' },
  outdated: { tone: 'warning', icon: 'refresh' },
};

/** Whether everything is sent; opens the list of what is not. */
export function ConnectivityPill({
  connectivity,
  onOpen,
}: {
  connectivity: Connectivity;
  onOpen: () => void;
}) {
  const words = useWords(connectivity);
  const { tone, icon } = LOOK[connectivity.state];
  return (
    <button
      type="button"
      className="ui-pill"
      data-tone={tone}
      data-testid="connectivity"
      data-state={connectivity.state}
      data-tour="connectivity"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Icon name={icon} />
      <span role="status">{words}</span>
    </button>
  );
}

function useWords(connectivity: Connectivity): string {
  const { t } = useLingui();
  if (!('count' in connectivity))
    return connectivity.state === 'synced' ? t`Synced` : t`Newer version needed`;
  const { count } = connectivity;
  switch (connectivity.state) {
    case 'connecting':
      return count === 0 ? t`Connecting` : t`Connecting, ${count} waiting`;
    case 'sending':
      return t`Sending ${count}`;
    case 'offline':
      return count === 0 ? t`Offline` : t`Offline, ${count} waiting`;
    case 'crowded':
      return count === 0 ? t`Too many tabs` : t`Too many tabs, ${count} waiting`;
    case 'attention':
      return t`${plural(count, { one: '# needs attention', other: '# need attention' })}`;
    default:
      return connectivity satisfies never;
  }
}
