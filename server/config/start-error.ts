// A reason not to start, in one line for the operator: which setting or file, and what to do about it.

export class StartError extends Error {}
