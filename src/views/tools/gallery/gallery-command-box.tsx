import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { CommandBox } from '#views/ui/command-box.tsx';
import type { CommandGroup } from '#views/ui/command-entry.ts';
import { Specimen } from './gallery-frame.tsx';

/** The command box over the page, and the command chosen last. */
export function GalleryCommandBox() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  return (
    <Specimen name={t`Everything that can be done`} id="command-box">
      <Button icon="search" onClick={() => setOpen(true)}>
        <Trans>Find and do</Trans>
      </Button>
      <output>{chosen}</output>
      {open && <Box onClose={() => setOpen(false)} onChoose={setChosen} />}
    </Specimen>
  );
}

interface BoxProps {
  readonly onClose: () => void;
  readonly onChoose: (label: string) => void;
}

function Box({ onClose, onChoose }: BoxProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const groups = useCommands(query);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <CommandBox
      label={t`Find and do`}
      placeholder={t`What is to be done?`}
      query={query}
      onQuery={setQuery}
      groups={groups}
      count={t`${plural(count, { one: '# result', other: '# results' })}`}
      empty={{ title: t`Nothing found`, text: t`Try fewer words.` }}
      onClose={onClose}
      onChoose={({ label }) => onChoose(label)}
    />
  );
}

/** Commands of an order and pages, filtered by the query. */
function useCommands(query: string): readonly CommandGroup[] {
  const { t } = useLingui();
  const all: readonly CommandGroup[] = [
    {
      id: 'order',
      label: 'SO-10482',
      entries: [
        { id: 'edit', label: t`Edit`, icon: 'edit', hotkey: 'e' },
        {
          id: 'ship',
          label: t`Ship`,
          icon: 'truck',
          disabledReason: t`Nothing is left to ship on this order.`,
        },
        { id: 'cancel', label: t`Cancel order`, icon: 'ban', danger: true },
      ],
    },
    {
      id: 'pages',
      label: t`Pages`,
      entries: [
        { id: 'orders', label: t`Sales orders`, icon: 'shoppingCart' },
        { id: 'products', label: t`Products`, icon: 'box', detail: t`412 items` },
      ],
    },
  ];
  const fits = (label: string): boolean => label.toLowerCase().includes(query.trim().toLowerCase());
  return all
    .map((group) => ({ ...group, entries: group.entries.filter(({ label }) => fits(label)) }))
    .filter(({ entries }) => entries.length > 0);
}
