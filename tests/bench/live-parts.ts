/** What the measurement of streams and the server that is measured agree on. */
export const TELL_PATH = '/tell'
export const sessionOf = (student: number): string => `a-session-of-the-measurements-${student}`
