import { z } from 'zod';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { nothing } from '#model/api/answers.ts';

const credentials = z
  .strictObject({
    email: z.string().trim().min(1).max(320),
    password: z.string().min(1).max(1000),
  })
  .meta({ examples: [{ email: 'kim@example.com', password: 'three tired herons' }] });

const exampleId = '1f0c9d4e-7b1a-4a53-9b8e-0d2f6c1e7a90';

const exampleUser = {
  id: exampleId,
  email: 'kim@example.com',
  name: 'Kim Alm',
  locale: 'en' as const,
  last_company_id: 1,
};

export const profile = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    locale: z.enum(['en', 'sv']),
    last_company_id: z
      .int()
      .nullable()
      .describe('The company the person worked in last; null before the first choice.'),
  })
  .meta({ examples: [exampleUser] });

const companyEntry = z.object({ id: z.int(), name: z.string() });

const exampleEntry = { id: 1, name: 'Alm & Co AB' };

export const signedIn = z
  .object({
    user: profile,
    companies: z.array(companyEntry),
    active_company: companyEntry.nullable(),
  })
  .meta({ examples: [{ user: exampleUser, companies: [exampleEntry], active_company: exampleEntry }] });

export const factorMethods = ['totp', 'passkey', 'recovery'] as const;

/** The password was right; the sign-in goes on with a second factor. */
export const factorNeeded = z
  .object({ second_factor: z.object({ methods: z.array(z.enum(factorMethods)) }) })
  .meta({ examples: [{ second_factor: { methods: ['totp', 'recovery'] } }] });

export const signIn = defineEndpoint({
  method: 'POST',
  path: '/auth/token/',
  tag: 'identity',
  summary: 'Sign in; 202 for an account with a second factor, which comes next',
  access: 'anyone',
  body: credentials,
  answer: signedIn,
  answers: { 202: factorNeeded },
  fails: [401, 403, 422, 429],
});

export const signOut = defineEndpoint({
  method: 'POST',
  path: '/auth/logout/',
  tag: 'identity',
  summary: 'Sign out',
  access: 'anyone',
  answer: nothing,
  fails: [403],
});

const switchRequest = z
  .strictObject({ company_id: z.int().min(1).max(2_147_483_647) })
  .meta({ examples: [{ company_id: 1 }] });

const switched = z
  .object({ active_company: companyEntry })
  .meta({ examples: [{ active_company: exampleEntry }] });

export const switchCompany = defineEndpoint({
  method: 'POST',
  path: '/auth/switch-company/',
  tag: 'identity',
  summary: 'Switch the active company',
  access: 'signedIn',
  body: switchRequest,
  answer: switched,
  fails: [401, 403, 404, 422],
});

const permissionsQuery = z.strictObject({
  company: z.coerce
    .number()
    .int()
    .min(1)
    .max(2_147_483_647)
    .optional()
    .describe('The company that a window is open in; one that the person does not belong to gives nothing.'),
});

const heldPermissions = z
  .object({
    permissions: z.array(z.string()),
    role: z.string().nullable(),
    tried: z.string().nullable().describe('The role that the company is only looked at as; null: the own.'),
    is_founder: z.boolean(),
    warehouses: z
      .array(z.string())
      .nullable()
      .describe('The warehouses where the permissions hold; null: all of them.'),
    limits: z
      .record(z.string(), z.int().nullable())
      .nullable()
      .describe('The sums up to which they are used alone, by kind, minor units; null: any.'),
    redirects: z
      .record(z.string(), z.string())
      .describe(
        'Pages that lead elsewhere for now: the path below the language, and a path or an absolute address.',
      ),
  })
  .meta({
    examples: [
      {
        permissions: ['product.view', 'salesOrder.view'],
        role: 'Sales',
        tried: null,
        is_founder: false,
        warehouses: null,
        limits: null,
        redirects: { '/dashboard': '/onboarding' },
      },
    ],
  });

export const readPermissions = defineEndpoint({
  method: 'GET',
  path: '/core/users/me/permissions/',
  tag: 'identity',
  summary: 'Permissions in the active company, or in one of the own companies that is named',
  access: 'signedIn',
  query: permissionsQuery,
  answer: heldPermissions,
  fails: [401, 403, 422],
});

const entry = z.object({
  id: z.uuid(),
  current: z.boolean().describe('The one that asks.'),
  created_at: z.string(),
  last_seen_at: z.string(),
  expires_at: z.string(),
  user_agent: z.string(),
  ip: z.string(),
});

const sessionList = z.object({ results: z.array(entry) }).meta({
  examples: [
    {
      results: [
        {
          id: '1f0c9d4e-7b1a-4a53-9b8e-0d2f6c1e7a90',
          current: true,
          created_at: '2026-05-04T08:00:00.000Z',
          last_seen_at: '2026-05-04T09:12:00.000Z',
          expires_at: '2026-05-11T09:12:00.000Z',
          user_agent: 'Mozilla/5.0 (X11; Linux x86_64)',
          ip: '192.0.2.7',
        },
      ],
    },
  ],
});

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/auth/sessions/',
  tag: 'identity',
  summary: 'Own sessions',
  access: 'signedIn',
  answer: sessionList,
  fails: [401],
});

const revoked = z.object({ revoked: z.int() }).meta({ examples: [{ revoked: 2 }] });

export const revokeOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/auth/sessions/revoke-others/',
  tag: 'identity',
  summary: 'Sign out everywhere else',
  access: 'signedIn',
  answer: revoked,
  fails: [401, 403],
});

const sessionParams = z.object({ session: z.uuid() });

export const revokeSession = defineEndpoint({
  method: 'POST',
  path: '/auth/sessions/:session/revoke/',
  tag: 'identity',
  summary: 'End one of the own sessions',
  access: 'signedIn',
  params: sessionParams,
  answer: nothing,
  fails: [401, 403, 404],
});
