import type { EntryDestination } from '../../../../machines/login/entry/entry.types.ts'
import * as m from '../../../../messages/compiled/messages.js'

/** A page whose content comes later. */
export interface PreparedPage {
  readonly title: () => string
  /** What a click that leads here asks for, where only students have the page. */
  readonly entry?: EntryDestination
}

/** Every route of the specification that has no page of its own yet. */
export const preparedPages: Readonly<Record<string, PreparedPage>> = {
  '/aiInterviewIntroduce': { title: m.pages_ai_interview, entry: 'aiInterview' },
  '/aiInterviewBasicInfo': { title: m.pages_ai_interview_setup, entry: 'aiInterview' },
  '/interviewRoom': { title: m.pages_interview_room, entry: 'aiInterview' },
  '/aiInterviewResult': { title: m.pages_ai_interview_result, entry: 'aiInterview' },
  '/ruleIntroduction': { title: m.pages_rules },
}
