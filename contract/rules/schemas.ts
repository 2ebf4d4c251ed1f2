import * as v from 'valibot'

/** JSON can spell a number so large that it is read as infinite. */
export const finite = v.pipe(v.number(), v.finite())

export const whole = v.pipe(v.number(), v.safeInteger())

/** @param max characters at most, each counted once */
/* @__NO_SIDE_EFFECTS__ */
export const text = (max: number) => v.pipe(v.string(), v.maxCodePoints(max))
