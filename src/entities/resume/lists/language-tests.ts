/** Of the languages that are learned on the mainland; written alike in simplified and traditional characters. */
export const languageTests = [
  'CET-4',
  'CET-6',
  'TEM-4',
  'TEM-8',
  'IELTS',
  'TOEFL',
  'TOEIC',
  'BEC',
  'GRE',
  'JLPT N1',
  'JLPT N2',
  'TOPIK',
  'DELF',
  'DSH',
] as const
