import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Accounts } from './accounts.ts';
import { addCompanyRoutes } from './company.routes.ts';
import { addCompanySettingsRoute } from './company-settings.routes.ts';
import { addMailSenderRoutes } from './mail-sender.routes.ts';
import { addContactRoute } from './contact.routes.ts';
import { addFoundingRoute } from './founding.routes.ts';
import { addInterestRoute } from './interest.routes.ts';
import { addInvitationRoutes } from './invitation.routes.ts';
import { addOnboardingRoutes } from './onboarding.routes.ts';
import { addPasswordResetRoutes } from './password-reset.routes.ts';
import { addProfileRoutes } from './profile.routes.ts';
import { addFactorSignInRoutes } from './second-factor/factor-sign-in.routes.ts';
import { addProofRoute } from './second-factor/proof.routes.ts';
import { addSecondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { addSessionListRoutes } from './session-list.routes.ts';
import { addTriedRoleRoutes } from './tried-role.routes.ts';
import { addSessionRoutes } from './session.routes.ts';
import { addSignUpRoutes } from './sign-up.routes.ts';

/**
 * Sign-up, sign-in and sign-out, the active company, profile and company: to be mounted under the API's prefix, behind
 * `refuseForgery`.
 */
export function identityRoutes(accounts: Accounts): FastifyPluginAsyncZod {
  return async (app) => {
    addSignUpRoutes(app, accounts);
    addInterestRoute(app, accounts);
    addContactRoute(app, accounts);
    addPasswordResetRoutes(app, accounts);
    addInvitationRoutes(app, accounts);
    addSessionRoutes(app, accounts.identity);
    addTriedRoleRoutes(app, accounts.identity);
    addFactorSignInRoutes(app, accounts);
    addSecondFactorRoutes(app, accounts);
    addProofRoute(app, accounts.identity);
    addSessionListRoutes(app, accounts);
    addProfileRoutes(app, accounts);
    addFoundingRoute(app, accounts);
    addCompanyRoutes(app, accounts);
    addCompanySettingsRoute(app, accounts);
    addMailSenderRoutes(app, accounts);
    addOnboardingRoutes(app, accounts.identity);
  };
}
