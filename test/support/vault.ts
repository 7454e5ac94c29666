// A key and a vault for tests that compose no server of their own.
import { createMasterKey, createVault, type Vault } from '../../server/kernel/vault.ts';

export const TEST_KEY = createMasterKey(Buffer.alloc(32, 'drivyn'));

export const testVault: Vault = createVault(TEST_KEY);
