/** A setting that the server cannot start with; the message is a sentence that names it. */
export class SettingsError extends Error {}
