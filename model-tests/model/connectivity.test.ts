import { describe } from 'vitest';
import { appGates } from './app-gates.ts';
import { connectivityCase } from './connectivity-case.ts';

describe('connectivity', () => {
  appGates(connectivityCase());
});
