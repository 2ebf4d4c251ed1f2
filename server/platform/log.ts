import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** Bytes that are written in one go: a write for every line costs a tenth of an answer. */
const GATHERED = 4096
/** Milliseconds that a line waits at most. */
const PATIENCE = 250

/**
 * Where lines go, some at a time; what is still waiting when the process ends is written then.
 * @param dest a file descriptor or a path
 */
export const gathered = (dest: number | string): DestinationStream =>
  pino.destination({ dest, minLength: GATHERED, periodicFlush: PATIENCE })

/** JSON lines. */
export const createLog = (level: string, destination = gathered(process.stdout.fd)): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination)
