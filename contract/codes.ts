/** Answer codes of the envelope; 0 is success, everything else a failure with its data. */
export const codes = {
  ok: 0,
  badParameters: 10001,
  /** Staff login: user name or password missing. */
  credentialsMissing: 10003,
  sessionVoid: 10008,
  notLoggedIn: 20011,
  /** With a sentence that tells the visitor what to do. */
  refused: 20013,
  /** Staff login: no such pair of user name and password. */
  credentialsWrong: 20024,
  notRegistered: 30001,
  /** The one-time password of a former step is over, used or replaced. */
  codeVoid: 30002,
  /** A transfer ticket that is over, used, forged or meant for another site. */
  transferVoid: 30011,
  /** A transfer ticket, or the session here, that is somebody else's. */
  transferMismatch: 30012,
  /** A file that is neither of the kinds wanted, whatever its name says. */
  fileType: 30021,
  fileTooLarge: 30022,
  /** A picture of text. */
  fileScanned: 30023,
  fileEncrypted: 30024,
  /** Damaged, made to harm, or not read in time. */
  fileUnreadable: 30025,
  /** By its pixels. */
  pictureTooSmall: 30026,
  pictureTooLarge: 30027,
  forbidden: 40300,
  notFound: 40400,
  /** Changed by somebody else since; the data tell how it stands now. */
  conflict: 40900,
  internal: 50000,
  unavailable: 50300,
  /** Too many failed logins. */
  frozen: 500002,
} as const

export type Code = (typeof codes)[keyof typeof codes]
