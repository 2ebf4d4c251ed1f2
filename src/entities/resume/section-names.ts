/** Sections of the editor, as its side list and the address (`section=`) have them. */
export const sectionNames = [
  'basic',
  'intention',
  'education',
  'work',
  'project',
  'posts',
  'skills',
  'languages',
  'honours',
  'links',
  'summary',
  'wish',
  'attachments',
] as const
export type Section = (typeof sectionNames)[number]
