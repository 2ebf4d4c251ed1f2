import type { ResumeContent } from '../../../contract/resume.ts'
import { provideResumeExport } from '../../../machines/resume/resume-export/resume-export.ports.ts'
import { attachmentAddress } from '../../api/resume-files.ts'
import { printPage } from '../../browser/page/printing.ts'
import { saveFile } from '../../browser/storage/saved-file.ts'
import { jsonResumeOf } from '../../entities/resume/json-resume/json-resume.ts'
import { paperOf } from '../../entities/resume/paper/paper-of.ts'
import type { ResumeExportFlow } from '../../shared/actors/actors.ts'
import { currentLocale } from '../preferences.ts'
import { today } from './today.ts'

/** Null where there is none, or none any more. */
async function photoOf({ basic, layout }: ResumeContent): Promise<Uint8Array | null> {
  if (basic.photo === '' || !layout.shows.includes('photo')) return null
  const answer = await fetch(attachmentAddress(basic.photo))
  const isPicture = answer.ok && answer.headers.get('content-type')?.startsWith('image/')
  return isPicture ? new Uint8Array(await answer.arrayBuffer()) : null
}

/** What a resume is taken away with, with its effects. */
export const takeAway: ResumeExportFlow = {
  today,
  logic: provideResumeExport({
    async saveWord({ content, title }) {
      const { wordFile } = await import('../../features/resume/paper/word/word.ts')
      const paper = paperOf(content, today(), currentLocale())
      saveFile(`${title}.docx`, await wordFile(paper, content.layout, await photoOf(content)))
    },
    print: ({ title }) => void printPage(title),
    saveJson: ({ content, title }) =>
      saveFile(
        `${title}.json`,
        new Blob([JSON.stringify(jsonResumeOf(content), null, 2)], { type: 'application/json' }),
      ),
  }),
}
