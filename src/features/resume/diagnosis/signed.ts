/** A difference with its sign: +2, −3. */
export const signed = (difference: number): string => `${difference > 0 ? '+' : '−'}${Math.abs(difference)}`
