import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { Specimen } from './gallery-frame.tsx';

type Said = 'success' | 'error' | 'warning' | 'info';

/** Shows a toast. */
export type Say = (type: Said, message: string) => void;

/** Toasts: each button shows one. */
export function GalleryToasts({ say }: { readonly say: Say }) {
  const { t } = useLingui();
  const [count, setCount] = useState(10_482);
  const order = `SO-${count}`;
  const kinds: readonly (readonly [Said, string, string])[] = [
    ['info', t`Tell`, t`Order ${order} was changed by Anna Lind.`],
    [
      'warning',
      t`Warn`,
      t`Only 28 of 40 pieces are on hand. The rest of order ${order} follows as a back order.`,
    ],
    ['error', t`Fail`, t`Order ${order} was not saved.`],
    ['success', t`Succeed`, t`Order ${order} is confirmed.`],
  ];
  return (
    <Specimen name={t`Say something`} id="toasts" wide>
      {kinds.map(([type, name, message]) => (
        <Button
          key={type}
          onClick={() => {
            say(type, message);
            setCount(count + 1);
          }}
        >
          {name}
        </Button>
      ))}
    </Specimen>
  );
}
