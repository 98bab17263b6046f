import { act } from 'react';
import { describe, expect, it } from 'vitest';
import {
  AppProvider,
  type App,
  type OwnAccount,
  type SecondFactors,
} from '#views/navigation/app-context.tsx';
import { BrowserProvider, type Browser } from '#views/navigation/browser-context.ts';
import { arrives, click, find, render, type } from '#views/ui/ui.fixtures.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';

const none: SecondFactors = { totp: false, passkeys: [], recoveryCodes: 0, requiredBy: [] };
const totp = { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Lagra:kim?secret=GEZDGNBVGY3TQOJQ' };

function trial(factors: SecondFactors, over: Partial<OwnAccount> = {}) {
  const heard: string[] = [];
  const ownAccount: Partial<OwnAccount> = {
    beginTotp: async () => totp,
    confirmTotp: async (code) => (heard.push(code), ['aaaaa-bbbbb', 'ccccc-ddddd']),
    removeTotp: async () => void heard.push('removed'),
    ...over,
  };
  const app = { account: () => ({ ownAccount }) } as unknown as App; // all that the panel uses
  const files = { give: (name: string) => heard.push(name) };
  const browser = { files } as unknown as Browser; // all that the panel uses
  render(
    <AppProvider value={app}>
      <BrowserProvider value={browser}>
        <SecondFactorPanel
          factors={factors}
          onChanged={() => heard.push('changed')}
          onDone={() => heard.push('done')}
        />
      </BrowserProvider>
    </AppProvider>,
  );
  return heard;
}

const settled = () => act(async () => {});

describe('the second factor', () => {
  it('[SET6] is set up with its first code; the codes are shown until they are kept', async () => {
    const heard = trial({ ...none, requiredBy: ['Nordlager AB'] });
    expect(find('.ui-notice').textContent).toBe('Required by Nordlager AB.');
    click('[data-testid=set-up-app]');
    await arrives('.settings-factor-key');
    expect(find('.settings-factor-key').textContent).toBe('GEZD GNBV GY3T QOJQ');
    expect(find('.settings-factor-qr').getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
    type('[name=code]', '4920');
    click('[data-testid=confirm-app]');
    expect(heard).toEqual([]);
    type('[name=code]', '492 039');
    click('[data-testid=confirm-app]');
    await settled();
    const codes = [...document.querySelectorAll('.settings-codes code')].map(
      ({ textContent }) => textContent,
    );
    expect([codes, heard]).toEqual([
      ['aaaaa-bbbbb', 'ccccc-ddddd'],
      ['492 039', 'changed'],
    ]);
    click('[data-testid=codes-kept]');
    expect(heard).toEqual(['492 039', 'changed', 'done']);
  });

  it('[SET7] is removed after a question', async () => {
    const heard = trial({ ...none, totp: true, recoveryCodes: 3 });
    click('[data-testid=remove-app]');
    expect(heard).toEqual([]);
    click('.ui-dialog-actions [data-variant=danger]');
    await settled();
    expect(heard).toEqual(['removed', 'changed']);
  });

  it('[SET7] that a company requires stays, and it is said why', async () => {
    const refusal = { detail: 'Nordlager AB asks its members for a second factor.' };
    const heard = trial({ ...none, totp: true }, { removeTotp: () => Promise.reject(refusal) });
    click('[data-testid=remove-app]');
    click('.ui-dialog-actions [data-variant=danger]');
    await settled();
    expect([find('.ui-dialog .ui-notice').textContent, heard]).toEqual([refusal.detail, []]);
  });

  it('[SET8] a passkey is renamed, starting with its name, and never to nothing', async () => {
    const phone = { id: 'p1', name: 'Phone', createdAt: '2026-05-04T08:00:00.000Z', lastUsedAt: null };
    const said: string[] = [];
    const heard = trial(
      { ...none, passkeys: [phone] },
      { renamePasskey: async (id, name) => void said.push(`${id} ${name}`) },
    );
    expect(find('[data-testid=rename-passkey]').textContent).toBe('Rename Phone');
    click('[data-testid=rename-passkey]');
    expect(find('[name=passkey]')).toMatchObject({ value: 'Phone' });
    type('[name=passkey]', '  ');
    click('[data-testid=make-passkey]');
    expect([find('.ui-field-error').textContent, said]).toEqual(['This field is required.', []]);
    type('[name=passkey]', ' Key ring ');
    click('[data-testid=make-passkey]');
    await settled();
    expect([said, heard]).toEqual([['p1 Key ring'], ['changed']]);
    expect(document.querySelector('.ui-dialog')).toBeNull();
  });
});
