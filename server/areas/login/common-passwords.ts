import { readFileSync } from 'node:fs'

const list = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
const common = new Set(list.split('\n').filter((line) => line !== '' && !line.startsWith('# ')))

/** Whether guessers try this password before others, in whatever case. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
