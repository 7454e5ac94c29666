/** The file is no backup, or not a whole one; in plain words. */
export class UnusableBackupError extends Error {}
