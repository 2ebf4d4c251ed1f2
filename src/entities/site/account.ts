/** The student who is logged in, as the shell shows them. */
export interface StudentAccount {
  readonly kind: 'student'
  readonly name: string
  /** School and major, or whatever says most in one line. */
  readonly caption: string
  /** Address of a picture; '' for a drawn one. */
  readonly avatar: string
  readonly sex: '0' | '1'
  /** Which of the drawn avatars, modulo 3. */
  readonly index: number
  readonly hasResume: boolean
}

/** Somebody with an identity of another kind, who is no student here. */
export interface OtherAccount {
  readonly kind: 'other'
  /** What they are: an employer, a university's administrator, an organiser. */
  readonly label: string
  /** What the account is called; '' where it has no name. */
  readonly name: string
  /** School, and faculty, that an officer is of; '' for anybody else. */
  readonly school: string
}

export type Account = StudentAccount | OtherAccount
