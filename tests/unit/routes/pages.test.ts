import { expect, it } from 'vitest'
import { frameOf } from '../../../src/routes/-pages.ts'

it.each([
  ['/', undefined],
  ['/positionList', undefined],
  ['/job', undefined],
  ['/attentdetail', 1],
  ['/deliveryFeedback', 3],
  ['/myCollect', 4],
  ['/aiIntelligentfilling', 5],
  ['/createdBasicInfo', 5],
  ['/aiResumeBasicInfo', 5],
  ['/aiResumeDetail', 5],
  ['/aiIntroduction', 5],
  ['/diagnosticResult', 5],
  ['/aiInterviewIntroduce', 5],
  ['/aiInterviewBasicInfo', 5],
  ['/ruleIntroduction', 5],
  ['/interviewRoom', 5],
  ['/aiInterviewResult', 5],
  ['/myInterviewList', 6],
] as const)('a log-out on %s is of origin %s [OUT-1]', (path, origin) => {
  expect(frameOf(path).logout).toBe(origin)
})

it.each(['/resume', '/resume_add', '/resume_create'])('a log-out on %s is that of the resume area [OUT-3]', (path) => {
  expect(frameOf(path).logout).toBe('resumeArea')
})
