import type { Page } from 'playwright-core'
import { getResume, saveOther, saveWork } from '../../../contract/calls/resume.ts'
import type { ResumeContent } from '../../../contract/resume.ts'
import { DRAFTS_DATABASE } from '../../../contract/rules/storage.ts'
import type { Visitor } from './visitor.ts'

const recordOf = async (visitor: Visitor, userId: string) => (await visitor.ask(getResume, { user_id: userId })).resume!

/** A student's resume as the server has it. */
export const contentOf = async (visitor: Visitor, userId: string): Promise<ResumeContent> =>
  (await recordOf(visitor, userId)).content

/** Adds internships at these companies, after those that there are. */
export async function addWork(visitor: Visitor, userId: string, ...companies: readonly string[]): Promise<void> {
  for (const company of companies) {
    const entry = { kind: 'internship', position: '实习生', city: '', start: '2025-06', end: '', bullets: [] } as const
    const id = `work-${company.charCodeAt(0)}-${Date.now()}`
    await visitor.ask(saveWork, { user_id: userId, version: '0', entry: { ...entry, bullets: [], id, company } })
  }
}

/** Writes these skills in the place of all others. */
export async function setSkills(visitor: Visitor, userId: string, ...names: readonly string[]): Promise<void> {
  const { versions } = await recordOf(visitor, userId)
  const content = names.map((name, at) => ({ id: `skill---${at}`, name, level: '' as const, keywords: [] }))
  await visitor.ask(saveOther, { user_id: userId, version: String(versions['skills'] ?? 0), part: 'skills', content })
}

/** As another device of the student's would. */
export async function setSummary(visitor: Visitor, userId: string, content: string): Promise<void> {
  const { versions } = await recordOf(visitor, userId)
  await visitor.ask(saveOther, { user_id: userId, version: String(versions['summary'] ?? 0), part: 'summary', content })
}

/** Drafts that the browser keeps, as JSON; '' where it keeps no place for any. */
export const draftsOf = (page: Page): Promise<string> =>
  page.evaluate(async (name) => {
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return ''
    return new Promise<string>((resolve, reject) => {
      const asked = indexedDB.open(name)
      asked.onerror = () => reject(asked.error)
      asked.onsuccess = () => {
        const { result: db } = asked
        const found = db.transaction('drafts').objectStore('drafts').getAll()
        found.onsuccess = () => {
          db.close()
          resolve(JSON.stringify(found.result))
        }
      }
    })
  }, DRAFTS_DATABASE)
