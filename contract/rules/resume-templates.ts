/** How a resume can look on paper; a resume keeps the place of its template in this list. */
export const templates = ['classic', 'modern', 'compact', 'english'] as const
export type Template = (typeof templates)[number]
