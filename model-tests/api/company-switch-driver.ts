import type { AnyEventObject } from 'xstate';
import type { Driver } from '../kernel/walk.ts';
import type { AppSurvey } from '../model/app-case.ts';
import { foreign } from '../model/company-switch-case.ts';
import type { SessionServer } from './session-server.ts';
import { done, failed, liveDriver, rejected, signIn, withoutCalls } from './session-walk.ts';

/** Switches company on the server; each answer is checked against what the person may then do there. */
export function companySwitchDriver(survey: AppSurvey, server: SessionServer): Driver {
  const { nord, fjord } = server.companies;
  let device = server.device();
  let active = nord;
  const mustBeIn = async (company: number): Promise<void> => {
    const { founder } = await device.calls.loadPermissions(null);
    if (founder !== (company === fjord)) throw new Error(`the server is not in company ${company}`);
  };
  const begin = async (): Promise<void> => {
    device = server.device();
    await signIn(server, device, 'ann', nord);
    active = nord;
  };
  const switchFails = async (label: string): Promise<AnyEventObject> => {
    const attempt = (): Promise<void> => device.calls.switchCompany(foreign);
    const reason = await rejected(label.includes('silently') ? device.offline(attempt) : attempt());
    await mustBeIn(active);
    return failed('switchCompany', reason);
  };
  return liveDriver(
    survey,
    withoutCalls(survey, {
      'switch succeeds': async (_, snapshot) => {
        const company: number = snapshot.context.wanted.id;
        await device.calls.switchCompany(company);
        await mustBeIn(company);
        active = company;
        return { ...done('switchCompany', undefined), company };
      },
      'switch fails': switchFails,
      'permissions arrive': async () => done('loadPermissions', await device.calls.loadPermissions(active)),
      'permissions fail': async () =>
        failed('loadPermissions', await rejected(device.offline(() => device.calls.loadPermissions(active)))),
    }),
    begin,
  );
}
