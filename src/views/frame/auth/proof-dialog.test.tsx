import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from '#machines/app/session/session.machine.ts';
import {
  AppProvider,
  type App,
  type OwnAccount,
  type SecondFactors,
} from '#views/navigation/app-context.tsx';
import { click, find, render, type } from '#views/ui/ui.fixtures.tsx';
import { ProofDialog } from './proof-dialog.tsx';

const none: SecondFactors = { totp: false, passkeys: [], recoveryCodes: 0, requiredBy: [] };

async function trial(factors: SecondFactors, prove: () => Promise<void> = async () => {}) {
  const heard: unknown[] = [];
  const ownAccount: Partial<OwnAccount> = {
    loadFactors: async () => factors,
    prove: (by) => (heard.push(by), prove()),
  };
  const parts = {
    account: () => ({ ownAccount }),
    session: createActor(sessionMachine),
    company: () => null,
  };
  const app = parts as unknown as App; // all that the dialog uses
  render(
    <AppProvider value={app}>
      <ProofDialog onSettled={(proven) => heard.push(proven)} />
    </AppProvider>,
  );
  await settled();
  return heard;
}

const settled = () => act(async () => {});

describe('a grave act', () => {
  it('[AUT7] asks for the password of a person without a second factor, then goes on', async () => {
    const heard = await trial(none);
    click('[data-testid=give-password]');
    expect(heard).toEqual([]);
    type('[name=password]', 'three tired herons');
    click('[data-testid=give-password]');
    await settled();
    expect(heard).toEqual([{ password: 'three tired herons' }, true]);
  });

  it('[AUT7] asks for the code of a person with an app, and again after a wrong one', async () => {
    const wrong = { detail: 'This code is wrong.' };
    const heard = await trial({ ...none, totp: true, recoveryCodes: 9 }, () => Promise.reject(wrong));
    type('[name=code]', '492039');
    click('[data-testid=give-code]');
    await settled();
    expect([heard, find('.ui-notice').textContent]).toEqual([[{ code: '492039' }], 'This code is wrong.']);
  });

  it('[AUT7] is not done where the person leaves the question', async () => {
    const heard = await trial(none);
    click('[aria-label=Close]');
    expect(heard).toEqual([false]);
  });
});
