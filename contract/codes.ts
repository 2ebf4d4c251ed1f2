/** Answer codes of the envelope; 0 is success, everything else a failure with its data. */
export const codes = {
  ok: 0,
  badParameters: 10001,
  sessionVoid: 10008,
  notLoggedIn: 20011,
  refused: 20013,
  forbidden: 40300,
  notFound: 40400,
  internal: 50000,
  unavailable: 50300,
} as const

export type Code = (typeof codes)[keyof typeof codes]
