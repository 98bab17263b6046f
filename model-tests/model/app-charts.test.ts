import { describe } from 'vitest';
import { appGates } from './app-gates.ts';
import { bulkRunCase } from './bulk-run-case.ts';
import { installCase } from './install-case.ts';
import { onboardingCase } from './onboarding-case.ts';
import { registrationCase } from './registration-case.ts';
import { submissionCase } from './submission-case.ts';
import { syncCase } from './sync-case.ts';

describe('install', () => {
  appGates(installCase());
});
describe('submission', () => {
  appGates(submissionCase());
});
describe('a bulk run', () => {
  appGates(bulkRunCase());
});
describe('sync', () => {
  appGates(syncCase());
});
describe('onboarding', () => {
  appGates(onboardingCase());
});
describe('registration', () => {
  appGates(registrationCase());
});
