import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Badge } from '#views/ui/badge.tsx';
import { ConnectivityPill } from '#views/ui/connectivity-pill.tsx';
import { FilterChips } from '#views/ui/filter-chips.tsx';
import { Select } from '#views/ui/select.tsx';
import { Keys, ShortcutList } from '#views/ui/shortcut-list.tsx';
import { Held, Specimen } from './gallery-frame.tsx';
import { usePlaces } from './gallery-selects.tsx';

/** States in colour, icon and word; filter chips; the connectivity pill. */
export function GalleryBadges() {
  const { t } = useLingui();
  const nothing = (): void => {};
  return (
    <>
      <Specimen name={t`States`} id="badges" wide>
        <Badge icon="edit">{t`Draft`}</Badge>
        <Badge tone="primary" icon="send">{t`Placed`}</Badge>
        <Badge tone="info" icon="circleDot">{t`Confirmed`}</Badge>
        <Badge tone="success" icon="circleCheck">{t`Received`}</Badge>
        <Badge tone="warning" icon="clock">{t`Partly received`}</Badge>
        <Badge tone="danger" icon="ban">{t`Cancelled`}</Badge>
      </Specimen>
      <Specimen name={t`Filters`} id="chips" wide>
        <Filters />
      </Specimen>
      <Specimen name={t`In step with the server`} wide>
        <ConnectivityPill connectivity={{ state: 'connecting', count: 0 }} onOpen={nothing} />
        <ConnectivityPill connectivity={{ state: 'synced' }} onOpen={nothing} />
        <ConnectivityPill connectivity={{ state: 'sending', count: 3 }} onOpen={nothing} />
        <ConnectivityPill connectivity={{ state: 'offline', count: 12 }} onOpen={nothing} />
        <ConnectivityPill connectivity={{ state: 'attention', count: 2 }} onOpen={nothing} />
        <ConnectivityPill connectivity={{ state: 'outdated' }} onOpen={nothing} />
      </Specimen>
      <Specimen name={t`Keys`} wide>
        <Keys combination="mod+k" />
        <Keys combination="?" />
        <Keys combination="mod+shift+Enter" />
      </Specimen>
      <Specimen name={t`Keys of a page`} id="shortcuts" wide>
        <div>
          <ShortcutList keys={['mod+k', '?', '/', 'j', 'k', 'mod+Enter']} />
        </div>
      </Specimen>
    </>
  );
}

function Filters() {
  const { t } = useLingui();
  const places = usePlaces();
  const [given, setGiven] = useState<ReadonlySet<string>>(new Set(['place', 'late']));
  const without = (id: string): void => setGiven(new Set([...given].filter((one) => one !== id)));
  const all = [
    { id: 'place', label: t`Location`, icon: 'mapPin', words: t`Shelf`, isFlag: false },
    { id: 'late', label: t`Late`, icon: 'clock', words: '', isFlag: true },
    { id: 'blocked', label: t`Blocked`, icon: 'lock', words: '', isFlag: true },
  ] as const;
  const renderEditor = (id: string) => (
    <Held initial="shelf" key={id}>
      {(value, change) => <Select label={t`Location`} value={value} options={places} onChange={change} />}
    </Held>
  );
  return (
    <FilterChips
      filters={all.map((filter) => ({ ...filter, words: given.has(filter.id) ? filter.words : null }))}
      editor={renderEditor}
      onFlag={(id) => setGiven(new Set([...given, id]))}
      onRemove={without}
      onClear={() => setGiven(new Set())}
    />
  );
}
