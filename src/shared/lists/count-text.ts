import { COUNT_MAX } from '../../../contract/content.ts'

/** How many a list holds, as far as the server counts. */
export const countText = (total: number): string => (total >= COUNT_MAX ? `${COUNT_MAX}+` : `${total}`)
