/**
 * Two clocks never agree: the server says how long, and the port's own clock until when that is.
 * @param rest milliseconds from the server's answer on; null where nothing can be taken back
 * @param now when the answer came, milliseconds of the port's clock
 */
export const undoUntil = (rest: number | null, now: number): number | null => (rest === null ? null : now + rest)
