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

it.each([
  ['zh-CN', /公司|岗位/],
  ['zh-TW', /公司|職位|錄用|網絡|保存/],
])('%s keeps to the words of docs/words.md', (language, others) => {
  const files = globSync(`messages/*/${language}.json`)
  const found = files
    .filter((file) => !OF_RESUMES.test(file))
    .flatMap((file) => textsIn(file).filter(({ text }) => others.test(text)))
  expect(files.length).toBeGreaterThan(20)
  expect(found).toEqual([])
})

it.each([
  ['zh-CN', /停招|职位已?关闭|已撤回、已关闭/],
  ['zh-TW', /停招|停止招[聘募]|職[缺位]已?關閉|已撤回、已關閉|投遞進展/],
])('a job that takes no more applications, and how one goes on, are called one thing in %s', (language, others) => {
  const files = globSync(`messages/*/${language}.json`)
  const found = files.flatMap((file) => textsIn(file).filter(({ text }) => others.test(text)))
  expect(files.length).toBeGreaterThan(20)
  expect(found).toEqual([])
})

it.each([
  ['zh-CN', /网络(?:好像)?断开了[，。]|服务器?出了点问题|没有及时回应/],
  ['zh-TW', /網路(?:好像)?斷[線開]|伺服器?出了點問題|沒有及時回應/],
  ['en', /server has a problem|something went wrong on the server|network is down|seems to be down/i],
])('messages say in one way in %s how a call failed', (language, others) => {
  const files = globSync(`messages/*/${language}.json`, { exclude: ['messages/media/**'] })
  const found = files.flatMap((file) => textsIn(file).filter(({ text }) => others.test(text)))
  expect(files.length).toBeGreaterThan(20)
  expect(found).toEqual([])
})
