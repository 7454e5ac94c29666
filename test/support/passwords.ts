// Passwords that are hashed for next to nothing: what a guess costs is tested where passwords are.
import { secureIds } from '../../server/kernel/ids.ts';
import { createPasswords, type Passwords } from '../../server/kernel/passwords.ts';

export const testPasswords: Passwords = createPasswords(secureIds, { N: 2 ** 4, r: 1, p: 1 });
