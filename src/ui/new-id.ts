const LETTERS = 'abcdefghijklmnopqrstuvwxyz012345'

/** 100 bits of chance; `randomUUID` is missing where a page came by http. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => LETTERS[byte % 32]).join('')
