/** The student who is logged in, as the shell shows them. */
export interface Account {
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
