const LETTERS = 'abcdefghijklmnopqrstuvwxyz012345'

/** Of an entry that is new: 100 bits of chance. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => LETTERS[byte % 32]).join('')
