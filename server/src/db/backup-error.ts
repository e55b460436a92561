/** Nothing of ours is there to be backed up or restored, or it is not what it should be: one clear line for the operator. */
export class BackupError extends Error {}
