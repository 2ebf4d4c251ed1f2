import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** JSON lines. @param destination standard output where none is given */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  return destination ? pino(options, destination) : pino(options)
}
