/** What file systems do not take in a name. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]/gu

/** A name as a file may be called; what none may be called is left out. */
export const nameForFile = (name: string): string => name.replace(FORBIDDEN, ' ').trim()
