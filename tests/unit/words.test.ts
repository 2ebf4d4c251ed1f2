import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What docs/words.md calls otherwise, as whole words. */
const foreign =
  /\b(?:sign(?:s|ed|ing)?[ -](?:in|out|on)|log(?:s|ged|ging)? off|vacanc(?:y|ies)|CVs?|résumés?|firms?|enterprises?|recruiters?|bookmarks?|favou?rites?|subscrib(?:e|es|ed|ing)|subscriptions?|OTP)\b/i
/** What a student has held or wants is a position, whatever a company offers a job. */
const OF_RESUMES = /^messages\/(?:resume|resume-editor|resume_upload|inspector[^/]*)\//

const textsIn = (file: string) =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>).flatMap(([key, text]) =>
    typeof text === 'string' ? [{ key, text: text.replaceAll(/\{\w+\}/g, '') }] : [],
  )

it('English messages keep to the words of docs/words.md', () => {
  const files = globSync('messages/*/en.json')
  const found = files.flatMap((file) =>
    textsIn(file).filter(
      ({ key, text }) =>
        !file.startsWith('messages/inspector') &&
        (foreign.test(text) ||
          (!OF_RESUMES.test(file) && !key.startsWith('server_table') && /\bpositions?\b/i.test(text))),
    ),
  )
  expect(files.length).toBeGreaterThan(20)
  expect(found).toEqual([])
})
