/** Of elements that others name; a page has one search. */
export const POPUP = 'suggest'
export const LIST = 'suggestions'
export const RECENT = 'suggested-recent'
export const HOT = 'suggested-hot'
export const optionId = (at: number): string => `${LIST}-${at}`
