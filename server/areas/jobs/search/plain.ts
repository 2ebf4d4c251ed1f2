import { Converter } from 'opencc-js/t2cn'

/** Traditional characters as the mainland writes them, and the words of Taiwan as the mainland says them. */
const characters = Converter({ from: 'tw', to: 'cn' })
const phrases = Converter({ from: 'twp', to: 'cn' })

/** Width, case and runs of blanks do not matter. */
export const plain = (text: string): string =>
  text.replaceAll('\0', '').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** A plain text in simplified characters; both ways where they differ: 程式設計師 is a 程序员 there, and is still to be found by 設計. */
export const simplified = (text: string): string[] => [...new Set([characters(text), phrases(text)])]

/** Words parted by blanks. */
export const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '')
