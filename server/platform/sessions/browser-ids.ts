import { createHmac } from 'node:crypto'
import { randomToken } from '../random.ts'
import { isSame } from '../same.ts'

/** Ids of browsers that nobody else can make up: a random part and its seal. */
export interface BrowserIds {
  create(): string
  isOurs(text: string): boolean
}

const SHAPE = /^[\w-]{46}$/
const RANDOM = 24
const SEAL = 22

/** @param secret the server's; ids of another one are not ours */
export function createBrowserIds(secret: string): BrowserIds {
  const sealed = (random: string) =>
    random + createHmac('sha256', secret).update(`browser\n${random}`).digest('base64url').slice(0, SEAL)
  return {
    create: () => sealed(randomToken()),
    isOurs: (text) => SHAPE.test(text) && isSame(text, sealed(text.slice(0, RANDOM))),
  }
}
