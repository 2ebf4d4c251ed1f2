/** Numbers, and words in Latin letters: what is neither in Chinese nor a sign. */
const WORDS = /[\p{Script=Latin}\p{N}]+(?:[.,'’+#/-]+[\p{Script=Latin}\p{N}]+)*/gu

/** Those of a text, as compared: in lower case, full width as half. */
export const foreignIn = (text: string): string[] =>
  (text.normalize('NFKC').match(WORDS) ?? []).map((word) => word.toLowerCase())
