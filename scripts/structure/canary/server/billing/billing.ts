import '../identity/identity.ts';
